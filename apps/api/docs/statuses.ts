import type { Access, HttpMethod } from '@pailei/contracts/http/endpoint';

/** What a route may answer besides 200, each time in the envelope. */
const TEXTS = {
  304: '内容没有变化',
  400: '请求无法理解：不是有效的 JSON，或查询参数重复',
  401: '没有登录，或登录已过期',
  403: '权限不足',
  404: '不存在，或不应让你知道它存在',
  409: '时机不对、重复或已被他人更新：没有产生任何变化',
  413: '请求内容过大',
  415: '内容类型不受支持',
  422: '内容有误：errors 给出每个字段的说明；不认识的字段、嵌套过深的 JSON 也算有误',
  429: '请求过于频繁，Retry-After 给出应等待的秒数',
  503: '服务暂时不可用、繁忙或正在维护，可稍后重试；Retry-After 可能给出秒数',
} as const;

type Status = keyof typeof TEXTS;

export type RouteFacts = {
  method: HttpMethod;
  access: Access;
  hasParams: boolean;
  /** An API key may read it, if it has the scope. */
  hasScope: boolean;
  isFile: boolean;
  /** Those that do not follow from the rest. */
  errors: readonly number[];
};

/** Every call may meet a rate limit or a wrong query; the rest follows from who may call, with what, and on what. */
export function statusesOf({ method, access, hasParams, hasScope, isFile, errors }: RouteFacts): Status[] {
  const isWrite = method !== 'GET';
  const isForAnyLogin = access === 'user' && !isWrite && !hasParams;
  const follow: Status[] = [400, 422, 429, 503];
  if (hasScope) follow.push(401, 403);
  if (access !== 'public') follow.push(401);
  if (access !== 'public' && !isForAnyLogin) follow.push(403);
  if (hasParams) follow.push(404);
  if (isWrite) follow.push(409, 413, 415);
  if (isFile) follow.push(304);
  const all = new Set<number>([...follow, ...errors]);
  return (Object.keys(TEXTS).map(Number) as Status[]).filter((status) => all.has(status));
}

const nameOf = (status: Status) => `Status${status}`;

export const responseRef = (status: Status) => ({ $ref: `#/components/responses/${nameOf(status)}` });

const RETRY_AFTER = { 'Retry-After': { description: '应等待的秒数', schema: { type: 'integer' } } };

export const ERROR_SCHEMA = {
  type: 'object',
  description: '出错时的信封',
  required: ['status', 'data', 'message', 'errors'],
  additionalProperties: false,
  properties: {
    status: { const: 'error' },
    data: { type: 'null' },
    message: { type: 'string', description: '可以直接显示给用户的中文' },
    errors: {
      type: 'object',
      description: '字段（如 decks.1.code）到说明',
      additionalProperties: { type: 'string' },
    },
  },
};

/** `components.responses`: one per status, the same wherever it is answered. */
export function errorResponses(): Record<string, object> {
  const entries = (Object.keys(TEXTS).map(Number) as Status[]).map((status) => {
    const description = TEXTS[status];
    if (status === 304) return [nameOf(status), { description }];
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
    const mayWait = status === 429 || status === 503;
    return [nameOf(status), { description, content, ...(mayWait && { headers: RETRY_AFTER }) }];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}
