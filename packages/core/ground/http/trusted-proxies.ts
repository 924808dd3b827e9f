import { BlockList, isIPv6 } from 'node:net';

/** Whether an address, so many hops before this process, is a trusted proxy. */
export type TrustRule = (address: string, hop: number) => boolean;

/**
 * Whose `X-Forwarded-For` is believed. Always that of the peer on the loopback address, which is the site itself and appends
 * the address it sees (`infra/local/servers/gateway.ts`); beyond it only the proxies that are named, each with its address or
 * range. Never a number of hops: what a caller writes there is its own invention.
 */
export function trustRule(proxies: readonly string[]): TrustRule {
  const named = new BlockList();
  for (const proxy of proxies) addProxy(named, proxy);
  return (address, hop) => (hop === 0 && isLoopback(address)) || contains(named, address);
}

function addProxy(list: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}

const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** A forwarded address is any text that somebody wrote. */
function contains(list: BlockList, address: string): boolean {
  return /^[\d.]+$|:/.test(address) && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
