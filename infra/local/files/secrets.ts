import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFile } from './atomic-file.ts';

/** The secret kept in `path` (mode 0600), made on first use: 32 random bytes as base64url. */
export function readOrCreateSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  createFile(path, randomBytes(32).toString('base64url'));
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${path} holds no usable secret: restore it from a backup of the folder.`);
  return secret;
}
