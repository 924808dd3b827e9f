/** Who sends: nobody, or an account of that role. */
export const ACTOR_NAMES = ['guest', 'player', 'referee', 'admin'] as const;
export type ActorName = (typeof ACTOR_NAMES)[number];

export type HostileRequest = {
  actor: ActorName;
  method: string;
  /** Path and query as they stand on the wire. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** What the document says against it: then no 2xx may be the answer. */
  invalidBecause: string | undefined;
  /** The route of the operation is asked for, by its own method: then its document says what may be answered. */
  isOnRoute: boolean;
};

/** Does one thing to a request. */
export type Change = (request: HostileRequest) => HostileRequest;

const SHOWN_BODY = 600;
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A line that sends it again; the token of the actor is left to the reader. */
export function curlOf(url: string, { actor, method, target, headers, body }: HostileRequest): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${shorten(value)}`)}`);
  const login = actor === 'guest' ? [] : [`-H "authorization: Bearer $${actor.toUpperCase()}"`];
  const data = body === undefined ? [] : [`--data-binary ${quote(shorten(body.toString('latin1')))}`];
  return ['curl --path-as-is -g', `-X ${method}`, quote(`${url}${shorten(target)}`), ...login, ...given, ...data].join(
    ' ',
  );
}

/** Latin letters and signs as they are, everything else as `\xNN`. */
function shorten(text: string): string {
  const cut = text.length > SHOWN_BODY ? `${text.slice(0, SHOWN_BODY)}… (${text.length} bytes)` : text;
  return cut.replaceAll(/[^\x20-\x7e…]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
