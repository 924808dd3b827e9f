import { inArea } from '../../http/endpoint.ts';
import { chatCalls, chatErrors } from './chat-calls.ts';
import { matchChatReportSchema, matchMessageSchema } from './match-chat-views.ts';

export const matchChatApi = inArea(
  'tournaments',
  chatCalls({
    root: '/matches/:id/chat',
    message: matchMessageSchema,
    report: matchChatReportSchema,
    line: {},
    summaries: {
      list: '场次的房间消息，只给双方与裁判',
      add: '在场次房间里发消息',
      reports: '一场中被举报的消息',
      mute: '禁言或解除禁言，只在这一场',
    },
  }),
);

export const MATCH_CHAT_ERRORS = chatErrors('本场');
