import { createHash } from 'node:crypto';

/** A file that is made while it is sent. */
export type StreamedFile = { name: string; cache: string; pieces: AsyncIterable<string> };

/** A text to be served as a file; `cache` says who may keep it, and how long. */
export function textFile(name: string, text: string, cache: string) {
  const etag = createHash('sha256').update(text).digest('base64url');
  return { bytes: Buffer.from(text), name, cache, etag };
}
