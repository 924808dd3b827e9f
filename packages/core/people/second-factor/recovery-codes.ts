import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@pailei/contracts/people/second-factor/second-factor.api';
import { hashPassword, isPassword } from '../passwords/passwords.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const CHARACTERS = 10;

/** 50 random bits each. They are hashed as passwords are, because that is too few for a plain hash (OWASP ASVS 6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
}

/** As it is shown: `abcde-fghij`. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export async function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(code));
  return hashes;
}

/** The row whose code this is. One after the other, as each takes some 20 ms of a core. */
export async function findRecoveryCode<T extends { code_hash: string }>(
  rows: readonly T[],
  code: string,
): Promise<T | undefined> {
  for (const row of rows) if (await isPassword(code, row.code_hash)) return row;
  return undefined;
}
