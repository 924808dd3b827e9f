import helmet from '@fastify/helmet';
import { DATA_HEADERS } from '@pailei/core/incoming';
import type { StreamHosts } from '@pailei/core/settings';
import { PLAYER_ORIGINS } from '@pailei/domain/streams';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;
const TRANSPORT_POLICY = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;

/** The address of data, not of a page. */
export const isData = (url: string) => url.startsWith('/api/') && !/^\/api\/docs(?:[/?]|$)/.test(url);

/**
 * Scripts, styles and sockets of our own only, frames of known players only, nobody frames a page but the overlay, and answers
 * of the API are kept nowhere.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  streamHosts: StreamHosts,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  const dataHeaders = { ...DATA_HEADERS, ...(isSecure && { 'strict-transport-security': TRANSPORT_POLICY }) };
  app.addHook('onRoute', (route) => {
    // Helmet writes into what may be the config of several routes.
    route.config = { ...route.config };
    // What helmet would say of data anew each time, and much longer.
    if (isData(route.url)) route.helmet = false;
  });
  // Before helmet, whose directives are made at once and cannot wait for the setting.
  app.addHook('onRequest', ({ url, routeOptions }, reply, done) => {
    // An address may spell its route with escapes; one that no route has is told by itself.
    if (!isData(routeOptions.url ?? '') && !isData(url)) return void streamHosts.get().then(() => done(), done);
    reply.headers(dataHeaders);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(publicUrl, streamHosts) },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS } : false,
    xXssProtection: false,
  });
}

function directives(publicUrl: string, streamHosts: StreamHosts) {
  const { protocol, host } = new URL(publicUrl);
  const streams = () =>
    streamHosts
      .last()
      .map((name) => `https://${name}`)
      .join(' ');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`, streams],
    // hls.js feeds the video element from memory.
    'media-src': ["'self'", 'blob:', streams],
    'frame-src': [...PLAYER_ORIGINS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The overlay is made to stand in other programs' pages. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}
