import { readJson, writeJson } from '../state/storage.ts';

const BYTES = 16;

/** A fresh key, for one call or one thing on the page. `crypto.randomUUID` would need a secure context, which a site on a local network is not. */
export function newCallKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const STORAGE_KEY = 'call_keys';

/**
 * The key of a call whose answer is not known yet: the same call made again, also after a reload of the page, has the
 * same key and so the same effect. `call` is everything that makes it this call and no other.
 */
export function storedCallKey(call: string): string {
  const keys = storedKeys();
  const key = keys[call] ?? newCallKey();
  writeJson(sessionStorage, STORAGE_KEY, { ...keys, [call]: key });
  return key;
}

/** The answer is known: the same call made again is another one. */
export function dropCallKey(call: string): void {
  const { [call]: _known, ...others } = storedKeys();
  writeJson(sessionStorage, STORAGE_KEY, others);
}

function storedKeys(): Readonly<Record<string, string>> {
  const stored = readJson(sessionStorage, STORAGE_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
}
