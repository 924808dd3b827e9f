import { isIPv6 } from 'node:net';
import type { TrustRule } from './trusted-proxies.ts';

/**
 * Who is behind a connection: going back from the peer through the proxies that are believed, the first address that is
 * none of them. `forwarded` is the `X-Forwarded-For` header.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusts: TrustRule): string {
  const claimed = (forwarded ?? '').split(',').map((part) => part.trim());
  const way = [peer, ...claimed.filter((part) => part !== '').toReversed()];
  const last = way.findIndex((address, hop) => !trusts(address, hop));
  return way[last < 0 ? way.length - 1 : last] ?? peer;
}

/** What counts as one address in a limit: an IPv6 network of 64 bits is one household. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
