import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** `GET /health` of this process alone: it answers while the process turns. */
export function startHealthServer(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
