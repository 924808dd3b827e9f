import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RouteOptions } from 'fastify';
import { contentAnswer, type KeptAnswer } from '../http/kept-answers.ts';
import { describeRoute } from './describe-route.ts';

const THREAD = join(import.meta.dirname, 'document.thread.ts');

type Format = 'json' | 'yaml';
type Made = { format: Format; bytes: Uint8Array };
type Answers = Record<Format, PromiseWithResolvers<KeptAnswer>>;

export type ApiDocument = {
  /** The document as it is sent. Rejects when it could not be made; whoever asks next has it made again. */
  answer(format: Format): Promise<KeptAnswer>;
  close(): Promise<void>;
};

/**
 * The API's document as text, made once, when it is first asked for. It takes seconds of the processor: the routes are described one by one
 * between other work, and a thread makes the document of them, so that nobody waits but who asked. `routes` is filled later.
 */
export function createApiDocument(routes: readonly RouteOptions[], publicUrl: string): ApiDocument {
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
