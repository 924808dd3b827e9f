import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { HostileRequest } from './request.ts';

export type Answer = {
  /** 0: there was none. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  tookMs: number;
  /** Why there was none. */
  cut: string | undefined;
};

const LONGEST_MS = 15_000;

export type Sender = {
  send: (request: HostileRequest, token: string | undefined) => Promise<Answer>;
  close: () => void;
};

const readBody = (encoding: string | undefined, body: Buffer): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8');

/** Sends requests exactly as they are, through connections that are kept. */
export function createSender(url: string, exemptKey: string | undefined): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: ({ method, target, headers, body }, token) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        const finish = (answer: Partial<Answer>) =>
          resolve({
            status: 0,
            headers: {},
            text: '',
            cut: undefined,
            ...answer,
            tookMs: performance.now() - startedAt,
          });
        const login = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const exempt = exemptKey === undefined ? {} : { 'x-rate-limit-key': exemptKey };
        const length = body === undefined ? {} : { 'content-length': `${body.byteLength}` };
        const all = { ...login, ...exempt, ...length, ...headers };
        const sent = httpRequest({ agent, hostname, port, method, path: target, headers: all, timeout: LONGEST_MS });
        sent.on('timeout', () => sent.destroy(new Error(`nothing came for ${LONGEST_MS} ms`)));
        sent.on('error', (error) => finish({ cut: error.message }));
        sent.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', (error) => finish({ status: response.statusCode ?? 0, cut: error.message }));
          response.on('end', () =>
            finish({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: readBody(response.headers['content-encoding'], Buffer.concat(chunks)),
            }),
          );
        });
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
