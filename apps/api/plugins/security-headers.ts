import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import { DATA_HEADERS } from '@pailei/core/ground/http/data-headers';
import type { StreamHosts } from '@pailei/core/site/settings/stream-hosts';
import { PLAYER_ORIGINS } from '@pailei/domain/streams/streams';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;
const TRANSPORT_POLICY = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;

/** The address of data, not of a page. */
export const isData = (url: string) => url.startsWith('/api/') && !/^\/api\/docs(?:[/?]|$)/.test(url);

/** Files of the built client whose names hold their version. */
export const HASHED_FILES = '/assets/';
const isHashedFile = (url: string) => url.startsWith(HASHED_FILES);
/** A page loads dozens of files: what only a page needs to say would be more than some of them. */
const FILE_HEADERS = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Scripts, styles and sockets of our own only, frames of known players only, nobody frames a page but the overlay, and answers
 * of the API are kept nowhere.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, clientFolder }: { publicUrl: string; clientFolder: string },
  streamHosts: StreamHosts,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  const transport = isSecure && { 'strict-transport-security': TRANSPORT_POLICY };
  const dataHeaders = { ...DATA_HEADERS, ...transport };
  const fileHeaders = { ...FILE_HEADERS, ...transport };
  app.addHook('onRoute', (route) => {
    // Helmet writes into what may be the config of several routes.
    route.config = { ...route.config };
    // What helmet would say of data and files anew each time, and much longer.
    if (isData(route.url) || isHashedFile(route.url)) route.helmet = false;
  });
  // Before helmet, whose directives are made at once and cannot wait for the setting.
  app.addHook('onRequest', ({ url, routeOptions }, reply, done) => {
    if (isHashedFile(routeOptions.url ?? '')) {
      reply.headers(fileHeaders);
      return done();
    }
    // An address may spell its route with escapes; one without a route is classified by its own spelling.
    if (!isData(routeOptions.url ?? '') && !isData(url)) return void streamHosts.get().then(() => done(), done);
    reply.headers(dataHeaders);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directives(publicUrl, clientFolder, streamHosts),
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS } : false,
    xXssProtection: false,
  });
}

/** Hashes of the inline scripts of the pages. */
function inlineScripts(clientFolder: string): string[] {
  const pages = ['index.html', 'solo-match-view.html', 'match-view.html']
    .map((name) => join(clientFolder, name))
    .filter(existsSync);
  const scripts = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)]);
  return hashesOf(scripts.map(([, script = '']) => script));
}

function hashesOf(contents: readonly string[]): string[] {
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

function directives(publicUrl: string, clientFolder: string, streamHosts: StreamHosts) {
  const { protocol, host } = new URL(publicUrl);
  const streams = () =>
    streamHosts
      .last()
      .map((name) => `https://${name}`)
      .join(' ');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(clientFolder)],
    'style-src': ["'self'"],
    // a rendered page brings widths and colours in attributes, which React sets without them later
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`, streams],
    // hls.js feeds the video element from memory.
    'media-src': ["'self'", 'blob:', streams],
    'frame-src': [...PLAYER_ORIGINS],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Of the style sheets that stand in a rendered page exactly these, by their hashes. */
export function allowSheets(reply: FastifyReply, sheets: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const hashes = sheets.map((hash) => ` '${hash}'`).join('');
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self'${hashes}`));
}

/** The overlay is made to stand in other programs' pages. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}
