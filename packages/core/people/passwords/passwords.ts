import { hash, verify } from '@node-rs/argon2';

/** argon2id, the first choice of OWASP's password storage sheet. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One spelling for what keyboards type in several: composed and decomposed letters, full and half width. */
const oneSpelling = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(oneSpelling(password), OPTIONS);
}

let dummyHash: Promise<string> | undefined;

/** Compares as long for an account that does not exist, so that the time reveals nothing. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const compared = storedHash ?? (await dummyHash);
  const spelling = oneSpelling(password);
  // hashes from before passwords had one spelling are of what was typed
  const isMatch = (await verify(compared, spelling)) || (spelling !== password && (await verify(compared, password)));
  return isMatch && storedHash !== undefined;
}
