import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asyncApiDocument } from './asyncapi.ts';
import { contentAnswer } from '../http/kept-answers.ts';
import { DOCS_CONFIG, sendDocument } from './document-answers.ts';
import { livePage } from './live-page.ts';
import { DOCS_PATH } from './swagger-options.ts';

/** The live protocol beside the API's documentation; all of it is made once, at the start. */
export function liveDocsRoutes(app: FastifyInstance, publicUrl: string): void {
  const schema = { hide: true };
  const documents = [
    ['/api/asyncapi.json', 'application/json', JSON.stringify(asyncApiDocument(publicUrl))],
    [`${DOCS_PATH}/live`, 'text/html', livePage(publicUrl)],
    [`${DOCS_PATH}/live.css`, 'text/css', readFileSync(join(import.meta.dirname, 'live.css'), 'utf8')],
  ] as const;
  for (const [path, type, text] of documents) {
    const answer = contentAnswer(text);
    app.get(path, { config: DOCS_CONFIG, schema }, (request, reply) =>
      sendDocument(request, reply.type(`${type}; charset=utf-8`), answer),
    );
  }
}
