import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { describeRoute } from './describe-route.ts';
import { DOCS_CONFIG, sendDocument } from './document-answers.ts';
import { DOCS_PATH, swaggerOptions, type RoutesDocs } from './swagger-options.ts';
import { contentAnswer, type KeptAnswer } from '../http/kept-answers.ts';

const THREAD = join(import.meta.dirname, 'document.thread.ts');

type Format = 'json' | 'yaml';
type Made = { format: Format; bytes: Uint8Array };
type Answers = Record<Format, PromiseWithResolvers<KeptAnswer>>;

type ApiDocument = {
  /** The document as it is sent. Rejects when it could not be made; whoever asks next has it made again. */
  answer(format: Format): Promise<KeptAnswer>;
  close(): Promise<void>;
};

/**
 * The API's document as text, made once, when it is first asked for. It takes seconds of the processor: the routes are described one by one
 * between other work, and a thread makes the document of them, so that nobody waits but who asked. `routes` is filled later.
 */
function createApiDocument(routes: readonly RouteOptions[], publicUrl: string): ApiDocument {
  let made: Answers | undefined;
  let thread: Worker | undefined;

  async function make({ json, yaml }: Answers): Promise<void> {
    const texts: string[] = [];
    for (const route of routes.filter(({ method }) => method !== 'HEAD')) {
      const described = describeRoute(route);
      if (described.docs) texts.push(JSON.stringify(described));
      await otherWork();
    }
    thread = new Worker(THREAD, { workerData: { texts, publicUrl } });
    await new Promise<void>((resolve, reject) => {
      thread?.on('message', ({ format, bytes }: Made) =>
        (format === 'json' ? json : yaml).resolve(contentAnswer(bytes)),
      );
      thread?.on('error', reject);
      thread?.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the thread of the document ended'))));
    });
  }

  function start(): Answers {
    const answers = { json: Promise.withResolvers<KeptAnswer>(), yaml: Promise.withResolvers<KeptAnswer>() };
    for (const { promise } of Object.values(answers)) promise.catch(() => undefined);
    make(answers).catch((error: unknown) => {
      made = undefined;
      for (const { reject } of Object.values(answers)) reject(error);
    });
    return answers;
  }

  return {
    answer: (format) => (made ??= start())[format].promise,
    async close() {
      await thread?.terminate();
    },
  };
}

/** The plug-in's own routes say nothing of access, and and cannot be given any: everybody may read, also during maintenance. */
export function openDocs(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === DOCS_PATH || route.url.startsWith(`${DOCS_PATH}/`))
      route.config = { ...DOCS_CONFIG, ...route.config };
  });
}

/** The one style attribute in Swagger UI's page: it hides the drawing that holds its icons. */
const PAGE_STYLE = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const MEDIA_TYPES = { json: 'application/json; charset=utf-8', yaml: 'application/x-yaml' } as const;
const FORMATS: Readonly<Record<string, keyof typeof MEDIA_TYPES>> = {
  [`${DOCS_PATH}/json`]: 'json',
  [`${DOCS_PATH}/yaml`]: 'yaml',
};

/** The API's document, from the same contracts that serve it, and the pages to browse it. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<ApiDocument> {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  const document = createApiDocument(routes, publicUrl);
  app.addHook('onClose', () => document.close());
  const docs: RoutesDocs = new Map();
  await app.register(
    swagger,
    swaggerOptions(publicUrl, docs, (input) => {
      const described = describeRoute(input.route);
      if (described.docs) docs.set(described.key, described.docs);
      return described;
    }),
  );
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: 0, displayRequestDuration: true, filter: true },
    theme: { title: '牌擂接口文档' },
    // The plug-in would make them in this thread.
    uiHooks: {
      preHandler: (request, reply, done) => {
        const format = FORMATS[request.routeOptions.url ?? ''];
        if (!format) return done();
        document
          .answer(format)
          .then((answer) => sendDocument(request, reply.type(MEDIA_TYPES[format]), answer))
          .catch(done);
      },
    },
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${PAGE_STYLE}`),
  });
  return document;
}

/** Served as it is, without the envelope: tools that read OpenAPI expect the document itself. */
export function openApiRoutes(app: FastifyInstance, document: ApiDocument): void {
  app.get('/api/openapi.json', { config: DOCS_CONFIG, schema: { hide: true } }, async (request, reply) =>
    sendDocument(request, reply.type(MEDIA_TYPES.json), await document.answer('json')),
  );
}
