import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Access, HttpMethod } from '@pailei/contracts/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { completeDocument, operationKey,type Document,type RouteDocs } from './document.ts';
import { tagsOf } from './tags.ts';

export const DOCS_PATH = '/api/docs';

const DESCRIPTION = `牌擂的公开接口。所有请求与响应都是 JSON，响应都装在同一个信封里：
\`{ status, data, message, errors }\`。列表的 \`data\` 为 \`{ items, total, skip, limit }\`。

字段一律 snake_case；时间为 UTC 的 ISO 8601，精确到毫秒；编号为 UUID。不认识的字段会被拒绝（422）；
标有 \`x-drops-unknown\` 的接口忽略它们，请求体与查询参数都一样。

会变化的内容不需要轮询：见 [实时协议](${DOCS_PATH}/live)（机器可读的版本：[AsyncAPI](/api/asyncapi.json)）。`;

/** Reading the document gives no right to the program behind it. */
const LICENSE = { name: '保留所有权利', identifier: 'LicenseRef-proprietary' };

/** The plug-in's own routes say nothing of access, and and cannot be given any: everybody may read, also during maintenance. */
export function openDocs(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === DOCS_PATH || route.url.startsWith(`${DOCS_PATH}/`))
      route.config = { access: 'public', area: 'always', ...route.config };
  });
}

/** The one style attribute in Swagger UI's page: it hides the drawing that holds its icons. */
const PAGE_STYLE = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

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

/** The API's document, from the same contracts that serve it, and the pages to browse it. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const routes = new Map<string, RouteDocs>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '牌擂接口', description: DESCRIPTION, version: '1', license: LICENSE },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: '登录得到的 access_token' } },
      },
    },
    transform: (input) => {
      const { schema, url } = toJsonSchema(input);
      const { method, config, schema: given } = input.route;
      if (schema?.hide || !url.startsWith('/api/')) return { schema: { hide: true }, url };
      const { access, scope, docs } = config as { access: Access; scope?: string; docs?: Partial<RouteDocs> };
      const path = url.replaceAll(/:(\w+)/g, '{$1}');
      const facts = { method: method as HttpMethod, access, hasParams: given?.params !== undefined, hasScope: scope !== undefined };
      routes.set(operationKey(String(method), path), { isFile: false, errors: [], ...facts, ...docs });
      const operationId = `${String(method).toLowerCase()}_${url.slice('/api/'.length).replaceAll(/[^a-z0-9]+/gi, '_')}`;
      const security = access === 'public' ? [] : [{ bearer: [] }];
      return { schema: { ...schema, operationId, security, tags: tagsOf(url, access) }, url };
    },
    transformObject: (input) =>
      completeDocument(('openapiObject' in input ? input.openapiObject : {}) as Document, routes) as never,
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: 0, displayRequestDuration: true, filter: true },
    theme: { title: '牌擂接口文档' },
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${PAGE_STYLE}`),
  });
}

/** Served as it is, without the envelope: tools that read OpenAPI expect the document itself. */
export function openApiRoutes(app: FastifyInstance): void {
  const config = { access: 'public', area: 'always' } as const;
  app.get('/api/openapi.json', { config, schema: { hide: true } }, () => app.swagger());
}
