import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { portOf } from '../testing/app.fixture.ts';

/** Fastify tells of each handler that it starts. */
const CHANNEL = 'tracing:fastify.request.handler:start';

export type Answer = { status: number; headers: Headers; text: string; isFast: boolean };
type Call = { token?: string; headers?: Record<string, string> };

/** Calls through the socket, one after the other; each answer says whether the router was spared. */
export function useSocket(app: FastifyInstance) {
  let handled = 0;
  const count = () => (handled += 1);
  diagnostics.subscribe(CHANNEL, count);
  afterAll(() => void diagnostics.unsubscribe(CHANNEL, count));

  async function get(url: string, { token, headers = {} }: Call = {}): Promise<Answer> {
    const before = handled;
    const answer = await fetch(`http://127.0.0.1:${await portOf(app)}${url}`, {
      headers: { 'accept-encoding': 'identity', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      isFast: handled === before && [200, 304].includes(answer.status),
    };
  }

  return {
    get,
    /** Reads until an answer came without the router: everything that it needs is known then. */
    async warm(url: string, call: Call = {}): Promise<Answer> {
      for (let tries = 0; tries < 20; tries += 1) {
        const answer = await get(url, call);
        if (answer.isFast) return answer;
      }
      throw new Error(`${url} always goes through the router`);
    },
  };
}
