import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
/** Below that a compressed answer is hardly shorter. */
const MIN_BYTES = 1_024;
const QUALITY = 5;
/** The one we like better first; what a caller refuses (`br;q=0`) is not sent. */
const ENCODINGS = ['br', 'identity'];

/** An answer as long as its version holds; compressed once, for the first who accepts it so. */
export type KeptAnswer = {
  readonly version: string;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
  compressed(): Promise<Buffer>;
};

export function keptAnswer(version: string, content: string | Uint8Array): KeptAnswer {
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.length);
  let made: Promise<Buffer> | undefined;
  return {
    version,
    bytes,
    isCompressible: bytes.length >= MIN_BYTES,
    compressed: () => (made ??= compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })),
  };
}

/** An answer whose version is that of its content. */
export const contentAnswer = (content: string | Uint8Array): KeptAnswer =>
  keptAnswer(createHash('sha256').update(content).digest('base64url').slice(0, 16), content);

type Limits = { maxEntries: number; maxBytes: number };

/** Answers by key, each of its newest version; those that were not asked for the longest make room. */
export const createKeptAnswers = <Answer extends KeptAnswer>({ maxEntries, maxBytes }: Limits) =>
  new LRUCache<string, Answer>({
    max: maxEntries,
    maxSize: maxBytes,
    // An empty answer takes its place too.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });

export const sizeOf = ({ size, calculatedSize }: Pick<LRUCache<string, KeptAnswer>, 'size' | 'calculatedSize'>) => ({
  entries: size,
  bytes: calculatedSize,
});

/** The answer, or that the caller has it. The tag is the same for all encodings of it, so it is a weak one. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, release }: { answer: KeptAnswer; release: string },
): Promise<FastifyReply> {
  if (isKnownToCaller(request, reply, release, answer.version)) return reply.code(304).send();
  return sendBody(request, reply, answer);
}

export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  if (!answer.isCompressible || !acceptsBrotli(request.headers)) return reply.send(answer.bytes);
  const body = await answer.compressed();
  return reply.header('content-encoding', 'br').send(body);
}

export function acceptsBrotli(headers: IncomingHttpHeaders): boolean {
  return negotiate(headers['accept-encoding'] ?? '', ENCODINGS) === 'br';
}

export const etagOf = (release: string, version: string) => `W/"${release}-${version}"`;

/** Whether the caller names this tag as one that it has; the weak and the strong spelling are the same. */
export function namesTag(given: string | undefined, etag: string): boolean {
  if (given === undefined || given === etag) return given !== undefined;
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice('W/'.length));
}

/** Tags the answer. */
export function isKnownToCaller(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  release: string,
  version: string,
): boolean {
  const etag = etagOf(release, version);
  const vary = reply.getHeader('vary');
  reply
    .header('etag', etag)
    .header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  return namesTag(headers['if-none-match'], etag);
}
