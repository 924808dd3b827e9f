import type { ServerResponse } from 'node:http';
import type { KeptAnswer } from '../http/kept-answers.ts';

type Fields = Readonly<Record<string, number | string | string[] | undefined>>;

/** An answer as it came through the router. Without `kept` all it can say is that the caller has it. */
export type Given = { etag: string; fields: Fields; kept?: KeptAnswer };

/** Header fields in pairs, as `writeHead` takes them. */
type Head = (string | number)[];
type Written = { head: Head; body: string };

/** An answer with its heads, as text of single bytes: Node writes head and body of it in one piece. */
export type WrittenAnswer = {
  etag: string;
  /** What it takes of the memory, at most. */
  bytes: number;
  isMadeOf(given: Given): boolean;
  /** `undefined`: there is none, or it is not compressed yet. */
  whole(isBrotli: boolean): Written | undefined;
  known: Written;
};

/** What is left of the caller's limit; `resetSeconds` until it begins again. */
export type LeftOfLimit = { limit: number; remaining: number; resetSeconds: number };

const LIMIT_FIELDS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
/** What each answer has for itself, or what only some have. */
const OWN_FIELDS = new Set(['x-request-id', ...LIMIT_FIELDS, 'content-type', 'content-encoding', 'content-length']);
const ID_PLACE = 1;
const LIMIT_PLACES = [3, 5, 7] as const;

export function writtenAnswer({ etag, fields, kept }: Given): WrittenAnswer {
  const isLimited = LIMIT_FIELDS.every((name) => fields[name] !== undefined);
  const shared: Head = ['x-request-id', '', ...(isLimited ? LIMIT_FIELDS.flatMap((name) => [name, 0]) : [])];
  for (const [name, value] of Object.entries(fields))
    if (!OWN_FIELDS.has(name) && value !== undefined) shared.push(name, String(value));
  let plain: Written | undefined;
  let brotli: Written | undefined;
  let compressing: Promise<void> | undefined;

  function whole(isBrotli: boolean): Written | undefined {
    if (!kept || !isBrotli || !kept.isCompressible) return kept && (plain ??= written(shared, kept.bytes));
    // Whoever comes before it is done waits for it behind the router, which also says what went wrong.
    compressing ??= kept.compressed().then(
      (bytes) => void (brotli = written([...shared, 'content-encoding', 'br'], bytes)),
      () => undefined,
    );
    return brotli;
  }

  return {
    etag,
    bytes: 2 * (kept?.bytes.length ?? 0),
    isMadeOf: (given) => given.etag === etag && given.kept === kept,
    whole,
    known: { head: shared, body: '' },
  };
}

function written(fields: Head, bytes: Buffer): Written {
  const type = ['content-type', 'application/json; charset=utf-8', 'content-length', bytes.length];
  return { head: [...fields, ...type], body: bytes.toString('latin1') };
}

export function sendWritten(
  response: ServerResponse,
  status: 200 | 304,
  { head, body }: Written,
  { requestId, left }: { requestId: string; left: LeftOfLimit | undefined },
): void {
  head[ID_PLACE] = requestId;
  if (left) {
    const [limit, remaining, reset] = LIMIT_PLACES;
    [head[limit], head[remaining], head[reset]] = [left.limit, left.remaining, left.resetSeconds];
  }
  response.writeHead(status, head);
  response.end(body, 'latin1');
}
