import { hash, verify } from '@node-rs/argon2';

/** argon2id, the first choice of OWASP's password storage sheet. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let dummyHash: Promise<string> | undefined;

/** Compares as long for an account that does not exist, so that the time reveals nothing. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const isMatch = await verify(storedHash ?? (await dummyHash), password);
  return isMatch && storedHash !== undefined;
}
