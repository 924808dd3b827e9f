import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@pailei/core/ground/http/client-address';
import type { TrustRule } from '@pailei/core/ground/http/trusted-proxies';
import type { FastifyInstance } from 'fastify';
import type { SettledCounters } from '../limits/settled-counters.ts';
import { pathOf } from '../plugins/errors.ts';
import type { RequestMetrics } from '../plugins/metrics.ts';
import { GENERAL_LIMIT, generalCounter } from '../plugins/rate-limit.ts';
import { answerFast, type FastAnswerDeps } from './answer-fast.ts';
import { createFastAnswers, type FastAnswers } from './fast-answers.ts';
import type { FastServer } from './fast-server.ts';

type Options = Omit<FastAnswerDeps, 'answers' | 'countAddress' | 'answered' | 'isClosing' | 'clock'> & {
  server: FastServer;
  /** `undefined`: there are no limits. */
  counters: SettledCounters | undefined;
  trusts: TrustRule;
  observe: RequestMetrics['observe'];
  /** What takes longer is logged. */
  slowMs: number;
};

/** Answers before the router from now on, until the app closes; `app.fastAnswers` is where routes put what they gave. */
export function serveFastAnswers(app: FastifyInstance, options: Options): void {
  const { server, counters, trusts, observe, slowMs, ...deps } = options;
  const answers = createFastAnswers();
  const countAddress = counters ? countingBy(counters, trusts) : () => undefined;
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.decorate('fastAnswers', answers);
  const answered: FastAnswerDeps['answered'] = ({ request, requestId, route, status }, elapsedMs) => {
    observe({ method: 'GET', route, status: String(status) }, elapsedMs / 1_000);
    if (elapsedMs < slowMs) return;
    const noted = {
      request_id: requestId,
      path: pathOf({ url: request.url ?? '' }),
      elapsed_ms: Math.round(elapsedMs),
    };
    app.log.warn(noted, 'slow request');
  };
  server.answerBy(
    answerFast({
      ...deps,
      answers,
      countAddress,
      answered,
      isClosing: () => isClosing,
      clock: () => performance.now(),
    }),
  );
}

const MAX_ADDRESSES = 10_000;

function countingBy(counters: SettledCounters, trusts: TrustRule): FastAnswerDeps['countAddress'] {
  const limit = { max: GENERAL_LIMIT.max, windowMs: GENERAL_LIMIT.timeWindow };
  const names = new Map<string, string>();

  function nameOf(peer: string, forwarded: string | undefined): string {
    const way = `${peer} ${forwarded ?? ''}`;
    const known = names.get(way);
    if (known !== undefined) return known;
    if (names.size >= MAX_ADDRESSES) names.clear();
    const name = generalCounter(clientAddress(peer, forwarded, trusts));
    names.set(way, name);
    return name;
  }

  return ({ socket, headers }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for'];
    const count = counters.addNow(nameOf(socket.remoteAddress ?? '', String(forwarded ?? '')), limit);
    if (count === undefined || count.current > limit.max) return 'refused';
    return { limit: limit.max, remaining: limit.max - count.current, resetSeconds: Math.ceil(count.ttl / 1_000) };
  };
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyInstance {
    /** Missing where nobody answers before the router. */
    fastAnswers?: FastAnswers;
  }
}
