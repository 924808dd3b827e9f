import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerClientError, noteAnswers } from './socket-answers.ts';

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/half') response.write('half');
    else response.end('whole');
  });
  noteAnswers(server);
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** All that comes until the connection ends, when what is no HTTP follows the answer to a request. */
function readAll(path: string, until: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  let isSent = false;
  socket.on('data', (chunk) => {
    text += chunk.toString();
    if (isSent || !text.includes(until)) return;
    isSent = true;
    socket.write('nonsense\r\n\r\n');
  });
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

test('nonsense after a whole answer is answered with 400', async () => {
  expect(await readAll('/whole', 'whole')).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 /);
});

test('nothing is written into an answer that has begun', async () => {
  const text = await readAll('/half', 'half');
  expect(text).toContain('half');
  expect(text).not.toContain('HTTP/1.1 400');
});
