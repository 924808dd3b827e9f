import type { Right } from '@pailei/domain/rights';
import { z } from 'zod';

/** Who may call a route at all. What a route checks beyond that (own match, own entry) is its service's policy. */
export type Access = Exclude<Right, 'guest'>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: HttpMethod;
  /** Below `/api`, with `:name` parameters. */
  path: string;
  access: Access;
  /** One line for the API documentation. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  data: z.ZodType;
};

/** One endpoint object serves the route, the web client and the API documentation. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : Record<string, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
/** What a caller may send: fields with defaults are optional. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;

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

/** `skip` and `limit` of a list; `limit` is capped at 100. */
export function pageQuery(defaultLimit = 20) {
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
      .max(100, '不能大于 100')
      .default(defaultLimit),
  };
}

export const idSchema = z.uuid('编号无效');
export const idParams = z.object({ id: idSchema });
export const isoTime = z.iso.datetime({ error: '时间格式无效' });
