import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored: whoever reads the database learns no token. 256 random bits need no slow hash. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token stands behind the `#`, so that it reaches no server log and no other site. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#token=${token}`;
}
