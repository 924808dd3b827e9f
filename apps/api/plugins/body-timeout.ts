import { CALL_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';
import { answerClientError } from '@pailei/core/ground/http/socket-answers';
import type { FastifyInstance } from 'fastify';

/** Node has one timeout for every body, so it gets the longest; here each route has its own. */
export function addBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || raw.complete) return done();
    const cut = () => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.destroy();
      else
        answerClientError(
          Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          raw.socket,
        );
    };
    const timer = setTimeout(cut, routeOptions.config.bodyTimeMs ?? CALL_TIMEOUT_MS).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** How long the body may take to arrive, where that is not what every call has. */
    bodyTimeMs?: number;
  }
}
