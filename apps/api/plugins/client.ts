import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { entryFor } from '@pailei/contracts/http/entry-pages';
import { pageAt } from '@pailei/contracts/http/page-addresses';
import type { IsPageSubject } from '@pailei/core/site/page-addresses/page-subjects';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './errors.ts';
import type { FirstViews } from '../first-view/first-views.ts';
import type { RenderedAnswer } from '../first-view/kept-renderings.ts';
import type { PageSessions } from '../first-view/page-session.ts';
import { sendKept } from '../http/kept-answers.ts';
import { allowFraming, allowSheets, HASHED_FILES } from './security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_STALE = 'no-cache';

type ClientOptions = {
  isSubject: IsPageSubject;
  firstViews?: FirstViews | undefined;
  pageSessions: Pick<PageSessions, 'isMember'>;
};

/**
 * The built web client: hashed files for ever, pages never stale. Every address that is neither the API's nor a file's gets
 * a page; where there is none, or not what its id names, the page says so and the status is 404.
 */
export async function addClient(
  app: FastifyInstance,
  folder: string,
  { isSubject, firstViews, pageSessions }: ClientOptions,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const rootFiles = new Set(readdirSync(folder).map((name) => `/${name}`));
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.get(`${HASHED_FILES}*`, { config: { access: 'public', rateLimit: false }, schema: {} }, (request, reply) =>
    sendFile(reply, pathOf(request), IMMUTABLE),
  );
  app.get('/*', { config: { access: 'public', rateLimit: false }, schema: {} }, async (request, reply) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    if (rootFiles.has(path)) return sendFile(reply, path, NEVER_STALE);
    if (isFile(path) && !wantsPage(request)) return reply.callNotFound();
    if (!(await isThere(request, isSubject))) return sendMissing(request, reply);
    if (!pageAt(path)?.isIndexed) noIndex(reply);
    const view = await firstViews?.find(request.url, () => pageSessions.isMember(request));
    if (view?.audience === 'members') reply.header('vary', 'cookie');
    return view?.answer ? sendView(request, reply, view.answer) : sendPage(reply, path);
  });
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);
const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

/** A page does not wait for a database that is away: it says what is wrong by itself. */
async function isThere(request: FastifyRequest, isSubject: IsPageSubject): Promise<boolean> {
  const page = pageAt(pathOf(request));
  if (page?.subject === undefined || page.id === undefined) return page !== undefined;
  try {
    return await isSubject(page.subject, page.id);
  } catch (error) {
    request.log.warn({ err: error }, 'what a page is about could not be looked up');
    return true;
  }
}

/** Search engines do not list it, whatever links to it. */
const noIndex = (reply: FastifyReply): FastifyReply => reply.header('x-robots-tag', 'noindex');

function sendFile(reply: FastifyReply, path: string, cacheControl: string): FastifyReply {
  return reply.header('cache-control', cacheControl).sendFile(path);
}

function sendPage(reply: FastifyReply, path: string): FastifyReply {
  const entry = entryFor(path);
  if (entry === '/match-view.html') allowFraming(reply);
  if (/^\/(reset-password|verify-email)\/?$/.test(path)) reply.header('referrer-policy', 'no-referrer');
  const kept = reply.statusCode === 404 ? 'no-store' : NEVER_STALE;
  return reply.header('cache-control', kept).sendFile(entry);
}

/** The page as the server rendered it. Another page of the site is another version of it. */
function sendView(request: FastifyRequest, reply: FastifyReply, answer: RenderedAnswer): Promise<FastifyReply> {
  allowSheets(reply, answer.sheets);
  reply.header('cache-control', NEVER_STALE).type('text/html; charset=utf-8');
  return sendKept(request, reply, { answer, release: 'view' });
}

/** Whole, also to who has it already: a 304 would leave them with what they had, or with nothing. */
function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  return sendPage(noIndex(reply).code(404), pathOf(request));
}
