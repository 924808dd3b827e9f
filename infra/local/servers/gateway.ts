import { Agent, createServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { BusyError, errorEnvelope } from '@pailei/contracts/http/errors';
import { ANSWER_TIMEOUT_MS, CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';
import { answerClientError, answerOnSocket, noteAnswers } from '@pailei/core/ground/http/socket-answers';
import { DATA_HEADERS } from '@pailei/core/ground/http/data-headers';
import { createProxyServer } from 'httpxy';
import { addForwardedFor, isLivePath } from './forwarded.ts';

/** Node's default of 30 s would let a head that dribbles in live four times as long. */
const TIMEOUT_CHECK_MS = 1_000;
const TIMES = { headMs: CALL_TIMEOUT_MS, answerMs: ANSWER_TIMEOUT_MS };
const DRAIN_MS = 1_000;
/** Far longer than callers keep an idle connection, so that none sends into one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** A child that is restarted is back within a second or so. */
const RETRY_SECONDS = 1;

export type GatewayOptions = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where a request goes, as `http://127.0.0.1:port`. */
  route: (pathname: string, isUpgrade: boolean) => string;
  /** Where an upgrade is taken; elsewhere it is answered as any other request. All paths when absent. */
  isSocketPath?: (pathname: string) => boolean;
  /** How long the head of a request may take, and how long a process may be silent before it answers. */
  times?: { headMs: number; answerMs: number };
};

export type Gateway = {
  port: number;
  /** No new connections; open ones go on, so that the processes behind can say goodbye. */
  stopListening: () => void;
  close: () => Promise<void>;
};

/** Sockets go to the hub, the metrics of each process to that process, everything else to the api. */
export function siteRoute({ api, hub, worker }: Record<'api' | 'hub' | 'worker', string>): GatewayOptions['route'] {
  return (pathname, isUpgrade) => {
    if (isUpgrade && isLivePath(pathname)) return hub;
    if (pathname === '/metrics/hub') return hub;
    return pathname === '/metrics/worker' ? worker : api;
  };
}

const OF_THE_API = /^\/(?:(?:api|metrics|share|sitemap)(?:\/|$)|(?:robots\.txt|sitemap\.xml)$)/;

/** As `siteRoute`, but what is none of the processes' belongs to Vite, its reload socket included. */
export function devRoute(processes: Parameters<typeof siteRoute>[0], vite: string): GatewayOptions['route'] {
  const route = siteRoute(processes);
  return (pathname, isUpgrade) => {
    const isOurs = isUpgrade ? isLivePath(pathname) : OF_THE_API.test(pathname);
    return isOurs ? route(pathname, isUpgrade) : vite;
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function longestSilenceMs({ headers }: IncomingMessage, answerMs: number): number {
  return headers['content-type']?.startsWith('multipart/form-data') ? UPLOAD_TIMEOUT_MS : answerMs;
}

function answerUnavailable(target: ServerResponse | Duplex): void {
  const error = new BusyError(RETRY_SECONDS, 'unavailable');
  if (!(target instanceof ServerResponse)) return answerOnSocket(target, error);
  // Nobody reads the rest of the body any more: unread it would hold up the next request of its connection.
  target.req.unpipe().resume();
  if (target.headersSent) return void target.destroy();
  target.writeHead(error.status, {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': `${error.retryAfterSeconds}`,
  });
  target.end(JSON.stringify(errorEnvelope(error)));
}

/** The end of one side ends the other, also when the client reads nothing any more. */
function linkEnds(client: Duplex, upstream: Duplex): void {
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => setTimeout(() => client.destroy(), DRAIN_MS).unref());
}

function createProxy() {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const web = createProxyServer({ agent });
  const sockets = createProxyServer({});
  web.on('error', (_error, _request, response) => {
    if (response !== undefined) answerUnavailable(response);
  });
  sockets.on('error', (_error, _request, socket) => {
    if (socket !== undefined) answerUnavailable(socket);
  });
  sockets.on('proxyReqWs', (proxyRequest, _request, client) => {
    proxyRequest.once('upgrade', (_response, upstream) => linkEnds(client, upstream));
  });
  return { web, sockets, agent };
}

/** The one port of the site, before the processes and in dev Vite. It answers 503 in the envelope while the process behind it is unavailable. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { host, port, route, isSocketPath = () => true, times = TIMES } = options;
  const { web, sockets, agent } = createProxy();
  const open = new Set<Duplex>();
  const limits = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: times.headMs,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, times.headMs),
    shouldUpgradeCallback: (request: IncomingMessage) => isSocketPath(pathOf(request)),
  };
  const server = createServer(limits, (request, response) => {
    addForwardedFor(request);
    const target = route(pathOf(request), false);
    web
      .web(request, response, { target, proxyTimeout: longestSilenceMs(request, times.answerMs) })
      .catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    addForwardedFor(request);
    socket.on('error', () => socket.destroy());
    const client = socket as IncomingMessage['socket'];
    sockets.ws(request, client, { target: route(pathOf(request), true) }, head).catch(() => socket.destroy());
  });
  noteAnswers(server);
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const stopListening = () => {
    if (server.listening) server.close();
    server.closeIdleConnections();
  };
  const close = async () => {
    const closed = new Promise((resolve) => (server.listening ? server.once('close', resolve) : resolve(undefined)));
    stopListening();
    for (const socket of open) socket.destroy();
    agent.destroy();
    await closed;
  };
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : port, stopListening, close };
}
