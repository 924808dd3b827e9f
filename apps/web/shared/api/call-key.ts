import { readJson, writeJson } from '../state/storage.ts';

const BYTES = 16;

/** A fresh key, for one call or one thing on the page. `crypto.randomUUID` would need a secure context, which a site on a local network is not. */
export function newCallKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEPT = 'call_keys';

/**
 * The key of a call whose answer is not known yet: the same call made again, also after the page was loaded anew, has the
 * same key and so the same effect. `call` is everything that makes it this call and no other.
 */
export function keptCallKey(call: string): string {
  const kept = keptKeys();
  const key = kept[call] ?? newCallKey();
  writeJson(sessionStorage, KEPT, { ...kept, [call]: key });
  return key;
}

/** The answer is known: the same call made again is another one. */
export function dropCallKey(call: string): void {
  const { [call]: _known, ...others } = keptKeys();
  writeJson(sessionStorage, KEPT, others);
}

function keptKeys(): Readonly<Record<string, string>> {
  const stored = readJson(sessionStorage, KEPT);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
}
