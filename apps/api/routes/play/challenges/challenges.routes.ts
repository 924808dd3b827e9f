import { battleCalendar, challengesApi as api } from '@pailei/contracts/play/challenges/challenges.api';
import type { BattleCalendarService, ChallengesService } from '@pailei/core/play/challenges';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

type Services = { challenges: ChallengesService; battleCalendar: BattleCalendarService };

export function challengesRoutes(
  app: FastifyInstance,
  { challenges, battleCalendar: calendar }: Services,
  publicUrl: string,
): void {
  route(app, api.propose, ({ actor, body, idempotencyKey }) => challenges.propose(actor, { body, idempotencyKey }));
  route(app, api.list, ({ actor, query }) => challenges.list(actor, query));
  route(app, api.get, ({ actor, params }) => challenges.get(actor, params.id));
  route(app, api.counter, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.counter(actor, { id, body, idempotencyKey }),
  );
  route(app, api.accept, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.accept(actor, { id, body, idempotencyKey }),
  );
  route(app, api.reject, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.reject(actor, { id, body, idempotencyKey }),
  );
  route(app, api.withdraw, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.withdraw(actor, { id, body, idempotencyKey }),
  );
  route(app, api.proposeMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.proposeMove(actor, { id, body, idempotencyKey }),
  );
  route(app, api.acceptMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.acceptMove(actor, { id, body, idempotencyKey }),
  );
  route(app, api.rejectMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.rejectMove(actor, { id, body, idempotencyKey }),
  );
  route(app, api.proposeCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.proposeCancel(actor, { id, body, idempotencyKey }),
  );
  route(app, api.acceptCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.acceptCancel(actor, { id, body, idempotencyKey }),
  );
  route(app, api.rejectCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.rejectCancel(actor, { id, body, idempotencyKey }),
  );
  fileRoute(app, battleCalendar, ({ params }) => calendar.get(params.id, publicUrl));
}
