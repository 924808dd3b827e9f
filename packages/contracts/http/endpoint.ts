import type { Area } from '@pailei/domain/maintenance/maintenance';
import type { ApiScope } from '@pailei/domain/rights/scopes';
import type { Right } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { EMPTY_ID_TEXT } from './errors.ts';

/** Who may call a route at all. What a route checks beyond that (own match, own entry) is its service's policy. */
export type Access = Exclude<Right, 'guest'>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `refusals`: what is said of something else than an image. */
export type Upload = { field: string; max_bytes: number; refusals?: UploadRefusals };
export type UploadRefusals = { missing: string; too_large: string; too_many: string };

export type Endpoint = {
  method: HttpMethod;
  /** Below `/api`, with `:name` parameters. */
  path: string;
  access: Access;
  /** What an API key needs to read it; without one no key may. */
  scope?: ApiScope;
  /** Which maintenance closes it besides that of the whole site; `always` stays open even then. */
  area?: Area;
  /** One line for the API documentation. */
  summary: string;
  /** The message over the fields of a bad request; left out: the texts of the fields themselves. */
  invalid_text?: string;
  /** Without a token: log in; with one: the login has expired. */
  asks_login?: true;
  /** Fields of query and body that it does not name are dropped; elsewhere they are refused. For calls that others have specified. */
  drops_unknown?: true;
  /** Statuses it may answer beyond those that follow from its access, parameters and body. */
  errors?: readonly number[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Bytes that its body may have, where that is more than any other call needs. */
  body_bytes?: number;
  /** The call is a multipart form: the text fields of `body`, and one file under this name. */
  upload?: Upload;
  /** The caller may send an `Idempotency-Key`: the same call again under the same key is the same call. */
  idempotent?: true;
  data: z.ZodType;
};

/** A route that answers bytes of one type instead of the envelope; only its errors come in the envelope. */
export type FileEndpoint = Omit<Endpoint, 'method' | 'body' | 'body_bytes' | 'upload' | 'idempotent' | 'data'> & {
  method: 'GET';
  media_type: string;
};

/** One endpoint object serves the route, the web client and the API documentation. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

/** Marks all of a feature's calls as parts of one area, with the text of their own that they have in common. */
export function inArea<const T extends Record<string, Endpoint | FileEndpoint>>(
  area: Area,
  endpoints: T,
  texts: Pick<Endpoint, 'invalid_text'> = {},
): T {
  return Object.fromEntries(Object.entries(endpoints).map(([name, spec]) => [name, { ...texts, ...spec, area }])) as T;
}

export function fileEndpoint<const E extends FileEndpoint>(spec: E): E {
  return spec;
}

type Inputs = Pick<Endpoint, 'params' | 'query'>;

export type ParamsOf<E extends Inputs> = E['params'] extends z.ZodType ? z.output<E['params']> : Record<string, never>;
export type QueryOf<E extends Inputs> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
/** What a caller may send: fields with defaults are optional. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryInput<E extends Inputs> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;

/** Every answer of the API has this shape; `errors` maps a field to its message. */
export type Envelope<T> =
  | { status: 'success'; data: T; message: string; errors: Record<string, string> }
  | { status: 'error'; data: null; message: string; errors: Record<string, string> };

export function envelopeOf(data: z.ZodType) {
  return z.object({
    status: z.enum(['success', 'error']),
    data: z.nullable(data),
    message: z.string(),
    errors: z.record(z.string(), z.string()),
  });
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number(), skip: z.number(), limit: z.number() });
}

/** `skip` and `limit` of a list. */
export function pageQuery(defaultLimit = 20, maxLimit = 100) {
  return {
    skip: z.coerce
      .number('请输入数字')
      .int('请输入整数')
      .min(0, '不能小于 0')
      .max(1_000_000, '不能大于 1000000')
      .default(0),
    limit: z.coerce
      .number('请输入数字')
      .int('请输入整数')
      .min(1, '不能小于 1')
      .max(maxLimit, `不能大于 ${maxLimit}`)
      .default(defaultLimit),
  };
}

/** As PostgreSQL spells it: topics, keys and maps compare the text of an id. */
export const idSchema = z
  .uuid({ error: ({ input }) => (input === '' || input === undefined ? EMPTY_ID_TEXT : '编号无效') })
  .toLowerCase();
export const idParams = z.object({ id: idSchema });
/** From 1970 on: there is no year 0000 for PostgreSQL. */
export const isoTime = z.iso
  .datetime({ error: '时间格式无效' })
  .refine((text) => Date.parse(text) >= 0, { error: '时间格式无效' });

const MOMENT_TEXT = '请填写存在的时间，年份在 2000 年到 2099 年之间';
/** A day more on both sides: the years are those of the reader's zone. */
const FIRST_MOMENT = Date.UTC(1999, 11, 31);
const LAST_MOMENT = Date.UTC(2100, 0, 2);

/** A time that a person chooses. */
export const momentField = z.iso
  .datetime({ error: MOMENT_TEXT })
  .refine((text) => Date.parse(text) >= FIRST_MOMENT && Date.parse(text) < LAST_MOMENT, { error: MOMENT_TEXT });
