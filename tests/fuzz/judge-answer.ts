import type { Operation } from './document.ts';
import type { HostileRequest } from './request.ts';
import type { Answer } from './send.ts';

const LONGEST_MS = 10_000;
const HAN = /\p{Script=Han}/u;
/** A stack, also as JSON writes it, a place in the sources, or the words of the database. */
export const INSIDE =
  /(?:\n|\\n)\s+at .+:\d+:\d+|node_modules|file:\/\/\/|\.ts:\d+|\bsyntax error at or near\b|\bviolates \w+ constraint\b/;
const SECRET = /\$argon2|BEGIN [A-Z ]*PRIVATE KEY/;
/** Names of columns that no answer has; an error may repeat a key that it was sent. */
const SECRET_KEY = /"(?:password_hash|token_hash|totp_secret|random_secret)"/;
/** The proof of an event's draws, null until the event is over. */
const PUBLISHES_SECRET = new Set(['GET /api/solo-tournaments/{id}/draws']);
const TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;
/** Calls that hand the caller a token of their own. */
const GIVES_TOKEN = new Set(['POST /api/auth/login', 'POST /api/auth/register']);
/** What may be answered before a route is found or its body is read. */
const BEFORE_ROUTES = new Set([400, 404, 405, 408, 413, 414, 415, 417, 431, 503]);
const PROTECTION = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** What the actor may not be shown: the addresses of others. */
export type Hidden = readonly string[];

/** What the site must never do, whatever it was asked; undefined: it did nothing of it. */
export function findFault(
  operation: Operation | undefined,
  request: HostileRequest,
  answer: Answer,
  hidden: Hidden,
): string | undefined {
  return (
    statusFault(answer) ??
    leakFault(operation, answer, hidden) ??
    headersFault(answer) ??
    errorFault(request, answer) ??
    (operation && request.isOnRoute ? routeFault(operation, request, answer) : undefined)
  );
}

function statusFault({ status, headers, text, tookMs, cut }: Answer): string | undefined {
  if (cut !== undefined) return `no whole answer: ${cut}`;
  if (tookMs > LONGEST_MS) return `answered ${status} after ${Math.round(tookMs)} ms`;
  const isBusy = status === 503 && headers['retry-after'] !== undefined;
  if (status < 200 || (status >= 500 && !isBusy)) return `status ${status}: ${text.slice(0, 200)}`;
  return undefined;
}

export function leakFault(
  operation: Operation | undefined,
  { status, text }: Pick<Answer, 'status' | 'text'>,
  hidden: Hidden,
): string | undefined {
  const stack = INSIDE.exec(text);
  if (stack) return `shows the inside: ${around(text, stack.index)}`;
  const token = GIVES_TOKEN.has(operation?.name ?? '') ? null : TOKEN.exec(text);
  const isProof = PUBLISHES_SECRET.has(operation?.name ?? '');
  const key = status < 300 && !isProof ? SECRET_KEY.exec(text) : null;
  const secret = SECRET.exec(text) ?? token ?? key;
  if (secret) return `shows a secret: ${around(text, secret.index)}`;
  const address = hidden.find((one) => text.includes(one));
  return address === undefined ? undefined : `shows the address of another: ${address}`;
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 80);

function headersFault({ headers }: Answer): string | undefined {
  const missing = PROTECTION.filter((name) => headers[name] === undefined);
  return missing.length === 0 ? undefined : `without ${missing.join(', ')}`;
}

const ENVELOPE = ['data', 'errors', 'message', 'status'].join();

/** Outside of the API an address is a page, also one that does not exist. */
const isMissingPage = ({ method, target }: HostileRequest, { status, headers }: Answer): boolean =>
  method === 'GET' &&
  status === 404 &&
  !/^\/api([/?]|$)/.test(target) &&
  String(headers['content-type']).startsWith('text/html');

function errorFault(request: HostileRequest, answer: Answer): string | undefined {
  const { status, text } = answer;
  if (status < 400 || request.method === 'HEAD' || isMissingPage(request, answer)) return undefined;
  const envelope = parse(text);
  if (envelope === undefined || Object.keys(envelope).toSorted().join() !== ENVELOPE)
    return `status ${status} without the envelope: ${text.slice(0, 200)}`;
  const { status: said, data, message, errors } = envelope;
  if (said !== 'error' || data !== null)
    return `status ${status} in an envelope of something else: ${text.slice(0, 200)}`;
  if (typeof message !== 'string' || !HAN.test(message))
    return `status ${status} without a Chinese message: ${String(message)}`;
  const isMap = typeof errors === 'object' && errors !== null;
  const isText = isMap && Object.values(errors).every((one) => typeof one === 'string');
  return isText ? undefined : `status ${status} with errors that are no texts`;
}

function routeFault(
  operation: Operation,
  request: HostileRequest,
  { status, headers, text }: Answer,
): string | undefined {
  if (!operation.statuses.has(status) && !BEFORE_ROUTES.has(status))
    return `answered ${status}, which is not documented`;
  if (status >= 300) return undefined;
  if (request.invalidBecause !== undefined)
    return `accepted with ${status} although invalid: ${request.invalidBecause}`;
  const type = mediaType(headers['content-type']);
  if (type !== mediaType(operation.answerType)) return `answered ${type}`;
  if (operation.answerType !== 'application/json') return undefined;
  const fault = operation.answerFault(parse(text));
  return fault === undefined ? undefined : `an answer that its contract does not know: ${fault}`;
}

const mediaType = (header: string | string[] | undefined) => [header].flat()[0]?.split(';', 1)[0];

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
