import { createServer } from 'node:http';

/** Replaces api, hub and worker: answers every call with its pid, and fails on request. */
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ pid: process.pid }));
});

server.listen(Number(process.env['PORT']), '127.0.0.1');

let isStopping = false;
process.on('SIGTERM', () => {
  // A second Ctrl-C asks again.
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('goodbye\n');
  process.exit(0);
});
