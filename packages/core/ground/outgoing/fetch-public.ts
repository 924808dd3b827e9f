import type { IncomingMessage } from 'node:http';
import { openPublic, OutgoingError, REAL_OUTGOING, type OutgoingDeps } from './open-public.ts';

export type PublicAnswer = { status: number; type: string; bytes: Uint8Array };

export type FetchPublic = (url: string, limits: FetchLimits) => Promise<PublicAnswer>;

type FetchLimits = { timeoutMs: number; maxBytes: number };

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADERS = { accept: 'image/*,*/*;q=0.5' };

/** Reads what stands at an address of the public internet, within a time and a size. Redirects are checked like the first address. */
export function createFetchPublic(deps: OutgoingDeps = REAL_OUTGOING): FetchPublic {
  return async (first, { timeoutMs, maxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = new URL(first);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await openPublic(deps, url, { method: 'GET', headers: HEADERS, signal });
      const { statusCode: status = 0, headers } = answer;
      if (!REDIRECTS.has(status) || headers.location === undefined)
        return { status, type: headers['content-type'] ?? '', bytes: await readAll(answer, maxBytes) };
      answer.destroy();
      url = new URL(headers.location, url);
    }
    throw new OutgoingError('unreachable', 'too many redirects');
  };
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError('too_large', `the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
