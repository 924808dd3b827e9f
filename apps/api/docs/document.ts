import type { Upload } from '@pailei/contracts/http/endpoint';
import { SHAPES } from '@pailei/contracts/features/shapes';
import { z } from 'zod';
import { allTags } from './tags.ts';
import { ERROR_SCHEMA, errorResponses, responseRef, statusesOf,type RouteFacts } from './statuses.ts';

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
