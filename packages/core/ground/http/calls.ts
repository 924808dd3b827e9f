import type { BodyOf, DataOf, Endpoint, FileEndpoint, ParamsOf, QueryOf } from '@pailei/contracts/http/endpoint';
import type { Actor } from '@pailei/live/registry';
import type { StreamedFile } from '../text-file/text-file.ts';
import type { AnswerVersion } from './answer-versions.ts';
import type { AccountLimit, RateLimit } from './call-limits.ts';

/** Known for certain wherever the endpoint asks for a login. */
type ActorOf<E extends Pick<Endpoint, 'access'>> = E['access'] extends 'public' ? Actor | null : Actor;

/** What a handler is given: all of it has passed the endpoint's access and validation. */
export type Call<E extends Endpoint> = {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes of the one file of an upload. */
  file: E['upload'] extends object ? Uint8Array : undefined;
  ip: string;
  requestId: string;
  userAgent: string | undefined;
  /** Where the endpoint is idempotent: the caller's key, if one was sent. */
  idempotencyKey: E['idempotent'] extends true ? string | undefined : undefined;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>;

export type CallOptions<E extends Endpoint> = {
  /** A limit per address, other than the general one. */
  rateLimit?: RateLimit;
  /** A limit per account besides that per address. */
  accountLimit?: AccountLimit;
  /** The HTTP status that says the same as the data. */
  statusOf?: (data: DataOf<E>) => number;
  /** The version of an answer that is kept; `undefined`: this one is not, or it is not known. */
  versionOf?: (call: Call<E>) => Promise<AnswerVersion | undefined>;
  /** All who are logged in get the same answer: pages may show it to any of them. */
  sameForMembers?: true;
  /** What the answer does to the login with which a browser asks for pages. */
  pageSession?: 'begins' | 'ends';
};

export type ServedFile = {
  bytes: Uint8Array;
  /** The name under which it is saved; made by us, never by a user. */
  name: string;
  /** Who may keep it, and how long: a Cache-Control header. */
  cache: string;
  etag: string;
};

export type FileCall<E extends FileEndpoint> = { actor: ActorOf<E>; params: ParamsOf<E>; query: QueryOf<E> };

/** `undefined`: there is no such file, a 404. */
export type FileHandler<E extends FileEndpoint> = (call: FileCall<E>) => Promise<ServedFile | StreamedFile | undefined>;

export type FileCallOptions = {
  /** How long a "there is none" may be kept; not at all when left out. */
  missingCache?: string;
};

/** One call of the API, or one file that it serves: the endpoint of the contract with what carries it out. */
export type HttpCall =
  | { kind: 'call'; endpoint: Endpoint; handler: Handler<never>; options: CallOptions<never> }
  | { kind: 'file'; endpoint: FileEndpoint; handler: FileHandler<never>; options: FileCallOptions };

/** Makes calls of services and of what the process gives (`versions`, `publicUrl`), which it names in its parameter. */
export type CallFactory = (needs: never) => readonly HttpCall[];

export const call = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options: CallOptions<E> = {}): HttpCall => ({
  kind: 'call',
  endpoint,
  handler,
  options,
});

export const fileCall = <E extends FileEndpoint>(
  endpoint: E,
  handler: FileHandler<E>,
  options: FileCallOptions = {},
): HttpCall => ({ kind: 'file', endpoint, handler, options });
