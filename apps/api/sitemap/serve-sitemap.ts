import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sitemap } from '@pailei/core/site/sitemap/sitemap';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeptAnswers, contentAnswer, sendKept, type KeptAnswer } from '../http/kept-answers.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxEntries: 40, maxBytes: 32 * MEGABYTE };
/** Search engines come a few times a day. */
const KEPT_MS = 5 * 60_000;
const CACHE = 'public, max-age=300';

type Kept = KeptAnswer & { until: number };

type Options = { sitemap: Sitemap; clientFolder: string; publicUrl: string; clock: () => number };

/** What search engines read: `robots.txt` of the web client with the address of the sitemap, and the sitemap in parts. */
export function serveSitemap(app: FastifyInstance, { sitemap, clientFolder, publicUrl, clock }: Options): void {
  const kept = createKeptAnswers<Kept>(LIMITS);
  const making = new Map<string, Promise<Kept | undefined>>();
  const robots = robotsText(clientFolder, publicUrl);
  const config = { access: 'public' } as const;

  async function make(name: string, read: () => Promise<string | undefined>): Promise<Kept | undefined> {
    const text = await read();
    if (text === undefined) return undefined;
    const answer = { ...contentAnswer(text), until: clock() + KEPT_MS };
    kept.set(name, answer);
    return answer;
  }

  /** All who ask at the same moment wait for one reading. */
  async function find(name: string, read: () => Promise<string | undefined>): Promise<Kept | undefined> {
    const found = kept.get(name);
    if (found && clock() < found.until) return found;
    const begun = making.get(name) ?? make(name, read).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: Kept | undefined) {
    if (!answer) return reply.callNotFound();
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8');
    return sendKept(request, reply, { answer, release: 'sitemap' });
  }

  app.get('/robots.txt', { config, schema: {} }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', { config, schema: {} }, async (request, reply) =>
    send(request, reply, await find('index', () => sitemap.index())),
  );
  app.get<{ Params: { part: string } }>('/sitemap/:part', { config, schema: {} }, async (request, reply) => {
    const { part } = request.params;
    return send(request, reply, await find(part, () => sitemap.part(part)));
  });
}

function robotsText(clientFolder: string, publicUrl: string): string {
  const path = join(clientFolder, 'robots.txt');
  const rules = existsSync(path) ? `${readFileSync(path, 'utf8').trimEnd()}\n\n` : '';
  return `${rules}Sitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
}
