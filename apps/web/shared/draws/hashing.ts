/** Undefined where the page is not served over https: TypeScript does not know of such pages. */
export const HASHING = globalThis.crypto.subtle as SubtleCrypto | undefined;
