import { ANSWER_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../http/http-errors.ts';
import { sendError } from './errors.ts';

/**
 * Answers a call with 503 before its caller gives up, whatever it waits for. One whose handler has not begun then is never
 * carried out; what became of any other shows when the call is repeated with its key.
 */
export function addAnswerDeadline(app: FastifyInstance, afterMs = ANSWER_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.answersInTime !== true) return done();
    const code = request.method === 'GET' ? 'unavailable' : 'outcome_unknown';
    const timer = setTimeout(() => {
      if (!reply.sent) sendError(new UnavailableError(code), request, reply);
    }, afterMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** Whether its callers are answered within `ANSWER_TIMEOUT_MS`. */
    answersInTime?: boolean;
  }
}
