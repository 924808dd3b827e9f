import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

const called = {
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  tournament_name: z.string(),
  label: z.string(),
  table: z.number(),
  /** Who calls, and whom they play. */
  caller_name: z.string(),
  opponent_name: z.string(),
  text: z.string(),
};

/** To referees who have no part in the match. */
export const matchCallNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match_referee_called'), ...called }),
  /** To the admins alone: a referee hands it up. */
  z.object({ kind: z.literal('match_call_escalated'), ...called }),
]);
type Called = Omit<z.output<typeof matchCallNoticeSchema>, 'kind'>;

const textOf = ({ match_id, tournament_name, label, table, caller_name, opponent_name, text }: Called) => ({
  text: `${tournament_name} ${label} 第 ${table} 桌，${caller_name} 对 ${opponent_name}：${text}`,
  link: `/referee?match=${match_id}`,
});

export const MATCH_CALL_NOTICES: NoticeDefinitions<z.output<typeof matchCallNoticeSchema>> = {
  match_referee_called: {
    label: '选手呼叫裁判',
    isUrgent: true,
    isCall: true,
    right: 'referee',
    text: (facts) => ({ title: `${facts.caller_name} 呼叫裁判`, ...textOf(facts) }),
  },
  match_call_escalated: {
    label: '上交主裁的呼叫',
    isUrgent: true,
    isCall: true,
    right: 'admin',
    text: (facts) => ({ title: '裁判把一次呼叫上交给你', ...textOf(facts) }),
  },
};
