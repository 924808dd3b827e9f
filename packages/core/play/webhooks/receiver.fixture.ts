import { createServer, request as requestHttp, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { request as requestHttps } from 'node:https';
import { afterAll } from 'vitest';
import { createPostPublic, type PostPublic } from '../../ground/outgoing/post-public.ts';

export type Received = { url: string; headers: IncomingHttpHeaders; body: string };

/** The client of the worker, for which every public name leads to a port of this machine once it was checked. */
export function postTo(port: number, hosts: Readonly<Record<string, string>> = {}): PostPublic {
  return createPostPublic({
    resolve: async (host) => [{ address: hosts[host] ?? '8.8.8.8', family: 4 }],
    request: ((url: URL, options: object, done: undefined) =>
      requestHttp(
        { ...options, host: '127.0.0.1', port, path: url.pathname, lookup: undefined },
        done,
      )) as unknown as typeof requestHttps,
  });
}

/** A target on this machine: it keeps what comes, and answers as `answer` says. */
export async function useReceiver() {
  const received: Received[] = [];
  const receiver: { received: Received[]; answer: RequestListener; port: number } = {
    received,
    answer: (_request, response) => response.writeHead(204).end(),
    port: 0,
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      receiver.answer(request, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  receiver.port = (server.address() as AddressInfo).port;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
