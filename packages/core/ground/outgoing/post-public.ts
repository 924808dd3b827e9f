import { openPublic, REAL_OUTGOING, type OutgoingDeps } from './open-public.ts';

export type PublicPost = { headers: Readonly<Record<string, string>>; body: string | Uint8Array; timeoutMs: number };

/** Resolves to the status of the answer. */
export type PostPublic = (url: string, post: PublicPost) => Promise<number>;

/** Sends JSON, or what the headers say, to an address of the public internet. A redirect is an answer as any other, and never followed; nothing of the answer but its status is read. */
export function createPostPublic(deps: OutgoingDeps = REAL_OUTGOING): PostPublic {
  return async (url, { headers, body, timeoutMs }) => {
    const answer = await openPublic(deps, new URL(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, 'content-length': Buffer.byteLength(body) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer.destroy();
    return answer.statusCode ?? 0;
  };
}
