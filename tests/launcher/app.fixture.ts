import { createServer } from 'node:http';

/**
 * Stands in for api, hub and worker: answers /health with its pid, echoes what comes over an upgraded connection,
 * and fails on request.
 */
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  if (request.url === '/hang') return;
  if (request.url === '/cut') {
    request.socket.destroy();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, url: request.url, headers: request.headers }));
});

server.on('upgrade', (request, socket) => {
  socket.on('error', () => socket.destroy());
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.write(`${String(request.headers['x-forwarded-for'])}\n`);
  socket.pipe(socket);
});

server.listen(Number(process.env['PORT']), '127.0.0.1');

process.on('SIGTERM', () => {
  process.stdout.write('goodbye\n');
  process.exit(0);
});
