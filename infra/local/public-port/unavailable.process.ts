import { createServer } from 'node:http';
import { BusyError, errorEnvelope } from '@pailei/contracts/http/errors';
import { answerClientError, DATA_HEADERS } from '@pailei/core/ground/http';
import { handOverUpgrades, isLivePath, type PortMessage } from '@pailei/core/ground/public-port';

/**
 * Answers calls on the public port with 503 while there is no api: before the first is up, and when one does not come back.
 * Live sockets need no api: they go on to the hub.
 */
const FD = Number(process.env['PUBLIC_PORT_FD']);
const BACKLOG = 4_096;
/** By the clock of the machine; who comes earlier waits for an api that may be back by then. */
const ACCEPT_AT = Number(process.env['ACCEPT_AT']);
/** A child that is restarted is back within a second or so. */
const RETRY_SECONDS = 1;
const LAST_ANSWERS_MS = 2_000;
/** Callers are promised an answer within 10 s, also one who is slow to send. */
const SLOWEST_REQUEST_MS = 8_000;
const CHECK_MS = 1_000;

const error = new BusyError(RETRY_SECONDS, 'unavailable');
const body = JSON.stringify(errorEnvelope(error));
const headers = {
  ...DATA_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': `${RETRY_SECONDS}`,
  // The next request is for the api, which may be there by then.
  connection: 'close',
};

const limits = {
  headersTimeout: SLOWEST_REQUEST_MS,
  requestTimeout: SLOWEST_REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
  shouldUpgradeCallback: ({ url }: { url?: string | undefined }) => isLivePath(url),
};
const server = createServer(limits, (request, response) => {
  // Closed with bytes unread, the connection would be reset and the answer lost with it.
  request.resume().once('end', () => response.writeHead(error.status, headers).end(body));
});
handOverUpgrades(server);
server.on('clientError', answerClientError);
const tellLauncher = (type: 'port_open' | 'port_closed' = 'port_open') =>
  process.send?.({ type } satisfies PortMessage);
const waitMs = ACCEPT_AT - Date.now();
if (waitMs > 0) {
  tellLauncher();
  setTimeout(() => server.listen({ fd: FD }, BACKLOG), waitMs);
} else server.listen({ fd: FD }, BACKLOG, () => tellLauncher());

function stop(): void {
  if (!server.listening) process.exit(0);
  server.close(() => process.exit(0));
  tellLauncher('port_closed');
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
}
process.on('SIGTERM', stop);
process.on('disconnect', () => process.exit(0));
