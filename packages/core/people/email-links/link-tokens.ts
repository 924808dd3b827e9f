import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored: a reader of the database learns no token. 256 random bits need no slow hash. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token stands behind the `#`, so that it reaches no server log and no other site. */
export function tokenLink(publicUrl: string, page: 'reset-password' | 'verify-email', token: string): string {
  return `${publicUrl}/${page}#token=${token}`;
}
