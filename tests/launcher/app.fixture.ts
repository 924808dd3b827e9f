import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { acceptOnPublicPort, isLivePath, readPublicPort, takeSockets } from '@pailei/core/ground/public-port';

/**
 * Stands in for api, hub and worker: answers /health with its pid, echoes what comes over an upgraded connection,
 * and fails on request.
 */
const sockets = new Set<Socket>();
const HEAD_WITHIN_MS = 4_000;
const FLOOD_BYTES = 64_000_000;

const server = createServer(
  {
    headersTimeout: HEAD_WITHIN_MS,
    connectionsCheckingInterval: 100,
    shouldUpgradeCallback: ({ url }) => isLivePath(url),
  },
  (request, response) => {
    if (request.url === '/crash') process.exit(3);
    if (request.url === '/hang') return;
    if (request.url === '/cut') {
      request.socket.destroy();
      return;
    }
    if (request.url === '/half') {
      response.write('half', () => request.socket.destroy());
      return;
    }
    if (request.url === '/let-go') for (const socket of sockets) socket.destroy();
    response.setHeader('content-type', 'application/json');
    const { url, headers } = request;
    response.end(JSON.stringify({ pid: process.pid, url, headers, sockets: sockets.size }));
  },
);

function echo(request: IncomingMessage, socket: Socket, head: Buffer): void {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  socket.on('error', () => socket.destroy());
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.write(`${process.pid} ${request.url} ${String(request.headers['x-forwarded-for'])}\n`);
  if (request.url === '/feed?flood') socket.write(Buffer.alloc(FLOOD_BYTES));
  socket.write(head);
  socket.pipe(socket);
}

server.listen(Number(process.env['PORT']), '127.0.0.1');
const settings = readPublicPort(process.env);
const publicPort = settings && (await acceptOnPublicPort(server, settings.fds));
if (!settings) {
  server.on('upgrade', echo);
  if (process.connected) takeSockets(server);
}

let isStopping = false;
process.on('SIGTERM', () => {
  // A second Ctrl-C asks again.
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('goodbye\n');
  void Promise.resolve(publicPort?.close(1_000)).then(() => process.exit(0));
});
