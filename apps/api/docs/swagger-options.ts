import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { completeDocument, type Document, type RouteDocs } from './document.ts';

export const DOCS_PATH = '/api/docs';

/** What the schemas of the routes cannot say, by `operationKey`. */
export type RoutesDocs = Map<string, RouteDocs>;

const DESCRIPTION = `牌擂的公开接口。所有请求与响应都是 JSON，响应都装在同一个信封里：
\`{ status, data, message, errors }\`。列表的 \`data\` 为 \`{ items, total, skip, limit }\`。

字段一律 snake_case；时间为 UTC 的 ISO 8601，精确到毫秒；编号为 UUID。不认识的字段会被拒绝（422）；
标有 \`x-drops-unknown\` 的接口忽略它们，请求体与查询参数都一样。

会变化的内容不需要轮询：见 [实时协议](${DOCS_PATH}/live)（机器可读的版本：[AsyncAPI](/api/asyncapi.json)）。`;

/** Reading the document gives no right to the program behind it. */
const LICENSE = { name: '保留所有权利', identifier: 'LicenseRef-proprietary' };

/** How the plug-in makes the document. `transform` describes a route; what it cannot say stands in `docs` by then. */
export const swaggerOptions = (
  publicUrl: string,
  docs: RoutesDocs,
  transform: NonNullable<FastifyDynamicSwaggerOptions['transform']>,
): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: OPENAPI,
    info: { title: '牌擂接口', description: DESCRIPTION, version: '1', license: LICENSE },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: '登录得到的 access_token' } },
    },
  },
  transform,
  transformObject: (input) =>
    completeDocument(('openapiObject' in input ? input.openapiObject : {}) as Document, docs),
});

export const OPENAPI = '3.1.0';
