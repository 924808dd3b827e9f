import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asyncApiDocument } from './asyncapi.ts';
import { livePage } from './live-page.ts';
import { DOCS_PATH } from './swagger-options.ts';

/** The live protocol beside the API's documentation; all of it is made once, at the start. */
export function liveDocsRoutes(app: FastifyInstance, publicUrl: string): void {
  const config = { access: 'public', area: 'always' } as const;
  const schema = { hide: true };
  const document = asyncApiDocument(publicUrl);
  const page = livePage(publicUrl);
  const style = readFileSync(join(import.meta.dirname, 'live.css'), 'utf8');
  app.get('/api/asyncapi.json', { config, schema }, () => document);
  app.get(`${DOCS_PATH}/live`, { config, schema }, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get(`${DOCS_PATH}/live.css`, { config, schema }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
