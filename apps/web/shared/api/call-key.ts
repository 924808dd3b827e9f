const BYTES = 16;

/** A fresh key for one call. `crypto.randomUUID` would need a secure context, which a site on a local network is not. */
export function newCallKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
