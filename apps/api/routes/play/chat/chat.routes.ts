import { battleChatApi } from '@pailei/contracts/play/chat/battle-chat.api';
import { matchChatApi } from '@pailei/contracts/play/chat/match-chat.api';
import type { BattleChatService, MatchChatService } from '@pailei/core/play/chat';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

type Services = { matchChat: MatchChatService; battleChat: BattleChatService };

export function chatRoutes(app: FastifyInstance, { matchChat, battleChat }: Services): void {
  route(app, matchChatApi.list, ({ actor, params, query }) => matchChat.list(actor, params, query));
  route(app, matchChatApi.add, ({ actor, params, body: { text }, idempotencyKey }) =>
    matchChat.add(actor, params, { text, idempotencyKey }),
  );
  route(app, matchChatApi.report, ({ actor, params: { id, message_id }, body }) =>
    matchChat.report(actor, { id }, { message_id, ...body }),
  );
  route(app, matchChatApi.reports, ({ actor, params }) => matchChat.reports(actor, params.id));
  route(app, matchChatApi.closeReport, ({ actor, params, body }) => matchChat.closeReport(actor, params, body.reason));
  route(app, matchChatApi.mute, ({ actor, params, body }) => matchChat.mute(actor, params.id, body));

  route(app, battleChatApi.list, ({ actor, params: { id }, query: { line, side, ...page } }) =>
    battleChat.list(actor, { id, line, side }, page),
  );
  route(app, battleChatApi.add, ({ actor, params: { id }, body: { line, side, text }, idempotencyKey }) =>
    battleChat.add(actor, { id, line, side }, { text, idempotencyKey }),
  );
  route(app, battleChatApi.report, ({ actor, params: { id, message_id }, body }) =>
    battleChat.report(actor, { id, line: 'team' }, { message_id, ...body }),
  );
  route(app, battleChatApi.reports, ({ actor, params }) => battleChat.reports(actor, params.id));
  route(app, battleChatApi.closeReport, ({ actor, params, body }) =>
    battleChat.closeReport(actor, params, body.reason),
  );
  route(app, battleChatApi.mute, ({ actor, params, body }) => battleChat.mute(actor, params.id, body));
}
