import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DOCS_LIMIT } from '../plugins/rate-limit.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { documentAnswer, sendDocument } from './document-answers.ts';
import { livePage } from './live-page.ts';
import { DOCS_PATH } from './swagger-options.ts';

/** The live protocol beside the API's documentation; all of it is made once, at the start. */
export function liveDocsRoutes(app: FastifyInstance, publicUrl: string): void {
  const config = { access: 'public', area: 'always', rateLimit: DOCS_LIMIT } as const;
  const schema = { hide: true };
  const documents = [
    ['/api/asyncapi.json', 'application/json', JSON.stringify(asyncApiDocument(publicUrl))],
    [`${DOCS_PATH}/live`, 'text/html', livePage(publicUrl)],
    [`${DOCS_PATH}/live.css`, 'text/css', readFileSync(join(import.meta.dirname, 'live.css'), 'utf8')],
  ] as const;
  for (const [path, type, text] of documents) {
    const answer = documentAnswer(Buffer.from(text));
    app.get(path, { config, schema }, (request, reply) =>
      sendDocument(request, reply.type(`${type}; charset=utf-8`), answer),
    );
  }
}
