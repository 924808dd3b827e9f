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

/** What each answer has for itself, or what only some have. */
const OWN_FIELDS = new Set(['x-request-id', 'content-type', 'content-encoding', 'content-length']);
const ID_PLACE = 1;

export function writtenAnswer({ etag, fields, kept }: Given): WrittenAnswer {
  const shared: Head = ['x-request-id', ''];
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
  requestId: string,
): void {
  head[ID_PLACE] = requestId;
  response.writeHead(status, head);
  response.end(body, 'latin1');
}
