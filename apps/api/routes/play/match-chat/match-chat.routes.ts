import { matchChatApi as api } from '@pailei/contracts/play/match-chat/match-chat.api';
import type { MatchChatService } from '@pailei/core/play/match-chat';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function matchChatRoutes(app: FastifyInstance, chat: MatchChatService): void {
  route(app, api.list, ({ actor, params, query }) => chat.list(actor, params.id, query));
  route(app, api.add, ({ actor, params, body, idempotencyKey }) =>
    chat.add(actor, params.id, { body, idempotencyKey }),
  );
  route(app, api.report, ({ actor, params: { id, message_id }, body }) =>
    chat.report(actor, id, { message_id, ...body }),
  );
  route(app, api.reports, ({ actor, params }) => chat.reports(actor, params.id));
  route(app, api.closeReport, ({ actor, params, body }) => chat.closeReport(actor, params, body.reason));
  route(app, api.mute, ({ actor, params, body }) => chat.mute(actor, params.id, body));
}
