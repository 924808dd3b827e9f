import { parentPort, workerData } from 'node:worker_threads';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { DescribedRoute } from './describe-route.ts';
import type { RouteDocs } from './document.ts';
import { swaggerOptions, type RoutesDocs } from './swagger-options.ts';

/** Makes the document of the routes that were described, and writes it in both formats. */
const { texts, publicUrl } = workerData as { texts: readonly string[]; publicUrl: string };
const described = texts.map((text) => JSON.parse(text) as DescribedRoute & { docs: RouteDocs });
const docs: RoutesDocs = new Map();
const schemas = new Map<string, Pick<DescribedRoute, 'url' | 'schema'>>();
const app = Fastify({ exposeHeadRoutes: false });
const nameOf = (method: unknown, url: string) => `${String(method)} ${url}`;
await app.register(
  swagger,
  swaggerOptions(publicUrl, docs, ({ route }) => schemas.get(nameOf(route.method, route.url)) ?? { schema: { hide: true }, url: route.url }),
);
for (const { key, method, url, schema, docs: facts } of described) {
  docs.set(key, facts);
  schemas.set(nameOf(method, url), { schema, url });
  app.route({ method, url, handler: (_request, reply) => reply.callNotFound() });
}
await app.ready();
/** As bytes, so that the thread that answers has nothing to encode. */
function send(format: 'json' | 'yaml', text: string): void {
  parentPort?.postMessage({ format, bytes: new TextEncoder().encode(text) }, []);
}
send('json', JSON.stringify(app.swagger()));
send('yaml', app.swagger({ yaml: true }));
