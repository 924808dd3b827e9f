import { battleChatApi } from '@pailei/contracts/play/chat/battle-chat.api';
import { matchChatApi } from '@pailei/contracts/play/chat/match-chat.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { BattleChatService, MatchChatService } from './chat.service.ts';

type Needs = { matchChat: MatchChatService; battleChat: BattleChatService };

export const chatCalls = ({ matchChat, battleChat }: Needs): readonly HttpCall[] => [
  call(matchChatApi.list, ({ actor, params, query }) => matchChat.list(actor, params, query)),
  call(matchChatApi.add, ({ actor, params, body: { text }, idempotencyKey }) =>
    matchChat.add(actor, params, { text, idempotencyKey }),
  ),
  call(matchChatApi.report, ({ actor, params: { id, message_id }, body }) =>
    matchChat.report(actor, { id }, { message_id, ...body }),
  ),
  call(matchChatApi.reports, ({ actor, params }) => matchChat.reports(actor, params.id)),
  call(matchChatApi.closeReport, ({ actor, params, body }) => matchChat.closeReport(actor, params, body.reason)),
  call(matchChatApi.mute, ({ actor, params, body }) => matchChat.mute(actor, params.id, body)),
  call(battleChatApi.list, ({ actor, params: { id }, query: { line, side, ...page } }) =>
    battleChat.list(actor, { id, line, side }, page),
  ),
  call(battleChatApi.add, ({ actor, params: { id }, body: { line, side, text }, idempotencyKey }) =>
    battleChat.add(actor, { id, line, side }, { text, idempotencyKey }),
  ),
  call(battleChatApi.report, ({ actor, params: { id, message_id }, body }) =>
    battleChat.report(actor, { id, line: 'team' }, { message_id, ...body }),
  ),
  call(battleChatApi.reports, ({ actor, params }) => battleChat.reports(actor, params.id)),
  call(battleChatApi.closeReport, ({ actor, params, body }) => battleChat.closeReport(actor, params, body.reason)),
  call(battleChatApi.mute, ({ actor, params, body }) => battleChat.mute(actor, params.id, body)),
];
