import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret kept in `path` (mode 0600), made on first use: 32 random bytes as base64url. */
export function readOrCreateSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${path} holds no usable secret: delete it to have a new one made.`);
  return secret;
}
