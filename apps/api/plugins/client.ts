import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { entryFor } from '@pailei/contracts/entry-pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from './errors.ts';
import { allowFraming } from './security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_STALE = 'no-cache';
const HASHED_FOLDER = '/assets/';

/** The built web client: hashed files for ever, pages never stale. Its pages are every address that is not the API's. */
export async function addClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.get('/*', { config: { access: 'public', rateLimit: false }, schema: {} }, (request, reply) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    return isFile(path) ? sendFile(reply, path) : sendPage(reply, path);
  });
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', path.startsWith(HASHED_FOLDER) ? IMMUTABLE : NEVER_STALE).sendFile(path);
}

function sendPage(reply: FastifyReply, path: string): FastifyReply {
  const entry = entryFor(path);
  if (entry === '/match-view.html') allowFraming(reply);
  if (/^\/(reset-password|verify-email)\/?$/.test(path)) reply.header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', NEVER_STALE).sendFile(entry);
}
