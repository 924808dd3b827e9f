import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RouteOptions } from 'fastify';
import { describeRoute } from './describe-route.ts';

const THREAD = join(import.meta.dirname, 'document.thread.ts');

type Format = 'json' | 'yaml';
type Made = { format: Format; text: string };
type Texts = Record<Format, PromiseWithResolvers<string>>;

export type ApiDocument = {
  /** The document as it is sent. Rejects when it could not be made; whoever asks next has it made again. */
  text(format: Format): Promise<string>;
  close(): Promise<void>;
};

/**
 * The API's document as text, made once, when it is first asked for. It takes seconds of the processor: the routes are described one by one
 * between other work, and a thread makes the document of them, so that nobody waits but who asked. `routes` is filled later.
 */
export function createApiDocument(routes: readonly RouteOptions[], publicUrl: string): ApiDocument {
  let made: Texts | undefined;
  let thread: Worker | undefined;

  async function make({ json, yaml }: Texts): Promise<void> {
    const texts: string[] = [];
    for (const route of routes.filter(({ method }) => method !== 'HEAD')) {
      const described = describeRoute(route);
      if (described.docs) texts.push(JSON.stringify(described));
      await otherWork();
    }
    thread = new Worker(THREAD, { workerData: { texts, publicUrl } });
    await new Promise<void>((resolve, reject) => {
      thread?.on('message', ({ format, text }: Made) => (format === 'json' ? json : yaml).resolve(text));
      thread?.on('error', reject);
      thread?.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the thread of the document ended'))));
    });
  }

  function start(): Texts {
    const texts = { json: Promise.withResolvers<string>(), yaml: Promise.withResolvers<string>() };
    for (const { promise } of Object.values(texts)) promise.catch(() => undefined);
    make(texts).catch((error: unknown) => {
      made = undefined;
      for (const { reject } of Object.values(texts)) reject(error);
    });
    return texts;
  }

  return {
    text: (format) => (made ??= start())[format].promise,
    async close() {
      await thread?.terminate();
    },
  };
}
