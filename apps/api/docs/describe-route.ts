import type { Access, HttpMethod } from '@pailei/contracts/http/endpoint';
import type { FastifySchema, RouteOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationKey, type RouteDocs } from './document.ts';
import { OPENAPI } from './swagger-options.ts';
import { tagsOf } from './tags.ts';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { override: describeInput } });

/** A preprocessed field is documented as what it has to be after it. */
function describeInput({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return;
  const { in: first, out } = def as z.core.$ZodPipeDef;
  if (first._zod.def.type !== 'transform') return;
  const { $schema: _, ...after } = z.toJSONSchema(out as z.ZodType, { io: 'input', unrepresentable: 'any' });
  Object.assign(jsonSchema, after);
}

/** A route as the document has it, all of it data; without `docs` it is hidden. */
export type DescribedRoute = { key: string; method: string; url: string; schema: FastifySchema & { hide?: boolean }; docs: RouteDocs | null };

export function describeRoute(route: RouteOptions): DescribedRoute {
  const { method, config, url, schema: given } = route;
  const key = operationKey(String(method), url.replaceAll(/:(\w+)/g, '{$1}'));
  if (given?.hide === true || !url.startsWith('/api/')) return { key, method: String(method), url, schema: { hide: true }, docs: null };
  const openapiObject = { openapi: OPENAPI, info: { title: '', version: '' } };
  const { schema } = toJsonSchema({ schema: given ?? {}, url, route, openapiObject });
  const { access, scope, docs } = config as { access: Access; scope?: string; docs?: Partial<RouteDocs> };
  const facts = {
    method: method as HttpMethod,
    access,
    hasParams: given?.params !== undefined,
    hasScope: scope !== undefined,
  };
  const operationId = `${String(method).toLowerCase()}_${url.slice('/api/'.length).replaceAll(/[^a-z0-9]+/gi, '_')}`;
  const security = access === 'public' ? [] : [{ bearer: [] }];
  return {
    key,
    method: String(method),
    url,
    schema: { ...schema, operationId, security, tags: tagsOf(url, access) },
    docs: { isFile: false, errors: [], ...facts, ...docs },
  };
}
