import type { Upload, Access, HttpMethod } from '@pailei/contracts/http/endpoint';
import { SHAPES } from '@pailei/contracts/features/shapes';
import { z } from 'zod';
import { allTags } from './tags.ts';

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

type RouteFacts = {
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
function statusesOf({ method, access, hasParams, hasScope, isFile, errors }: RouteFacts): Status[] {
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

const responseRef = (status: Status) => ({ $ref: `#/components/responses/${nameOf(status)}` });

const RETRY_AFTER = { 'Retry-After': { description: '应等待的秒数', schema: { type: 'integer' } } };

const ERROR_SCHEMA = {
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
function errorResponses(): Record<string, object> {
  const entries = (Object.keys(TEXTS).map(Number) as Status[]).map((status) => {
    const description = TEXTS[status];
    if (status === 304) return [nameOf(status), { description }];
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
    const mayWait = status === 429 || status === 503;
    return [nameOf(status), { description, content, ...(mayWait && { headers: RETRY_AFTER }) }];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}

export type RouteDocs = RouteFacts & {
  upload?: Upload;
  mediaType?: string;
  dropsUnknown?: true;
};

type Json = { [key: string]: unknown };
type Operation = Json & { tags?: string[]; responses?: Json; requestBody?: { content?: Record<string, { schema?: Json }> } };
export type Document = Json & { paths?: Record<string, Record<string, Operation>>; components?: Record<string, Json> };

export const operationKey = (method: string, path: string) => `${method.toLowerCase()} ${path}`;

/** What the routes cannot say by their schemas: errors, files, and the shapes of the states that are served as they are. */
export function completeDocument(document: Document, routes: ReadonlyMap<string, RouteDocs>): Document {
  const used = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const docs = routes.get(operationKey(method, path));
      if (!docs) throw new Error(`${method} ${path} is documented without being a route`);
      for (const tag of operation.tags ?? []) used.add(tag);
      completeOperation(operation, docs);
    }
  }
  const schemas = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, schemaOf(shape)]));
  const completed: Document = {
    ...document,
    tags: allTags(used),
    components: {
      ...document.components,
      schemas: { ...document.components?.['schemas'], Error: ERROR_SCHEMA, ...schemas },
      responses: errorResponses(),
    },
  };
  return withReferences(completed) as Document;
}

function completeOperation(operation: Operation, docs: RouteDocs): void {
  const good = docs.mediaType
    ? { description: '文件内容', content: { [docs.mediaType]: { schema: { type: 'string', format: 'binary' } } } }
    : succeeded(operation.responses?.['200'] ?? {});
  const errors = statusesOf(docs).map((status) => [String(status), responseRef(status)]);
  operation.responses = { '200': good, ...Object.fromEntries(errors) };
  if (docs.upload) addFile(operation, docs.upload);
  if (docs.dropsUnknown) operation['x-drops-unknown'] = true;
}

type Good = { content?: Record<string, { schema?: { properties?: Json } }> };

/** A good answer in the envelope never says `error`. */
function succeeded({ content = {} }: Good): Json {
  const entries = Object.entries(content).map(([mediaType, { schema = {} }]) => {
    const isEnvelope = schema.properties?.['status'] !== undefined;
    const properties = { ...schema.properties, status: { const: 'success' } };
    return [mediaType, { schema: isEnvelope ? { ...schema, properties } : schema }];
  });
  return { description: '成功', content: Object.fromEntries(entries) };
}

function addFile(operation: Operation, { field, max_bytes, refusals }: Upload): void {
  const schema = operation.requestBody?.content?.['multipart/form-data']?.schema;
  if (!schema) throw new Error('an upload without a multipart body');
  const description = `${refusals ? '一个文件' : '一张图片'}，最大 ${Math.floor(max_bytes / 1024 / 1024)} MB`;
  schema['properties'] = {
    ...(schema['properties'] as Json | undefined),
    [field]: { type: 'string', format: 'binary', description },
  };
  schema['required'] = [...((schema['required'] as string[] | undefined) ?? []), field];
}

function schemaOf(shape: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(shape, { target: 'draft-2020-12', io: 'output' });
  return json;
}

/** Wherever a schema names its shape, it becomes a reference to it; patterns beside a format go. */
function withReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withReferences);
  if (typeof node !== 'object' || node === null) return node;
  const shape = (node as Json)['x-shape'];
  if (typeof shape === 'string') return { $ref: `#/components/schemas/${shape}` };
  // A format says it already, in a word instead of a line of brackets.
  const { pattern, ...rest } = node as Json;
  const kept = typeof rest['format'] === 'string' && typeof pattern === 'string' ? rest : node;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, withReferences(value)]));
}
