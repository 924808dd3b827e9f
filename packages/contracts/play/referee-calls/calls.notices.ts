import { z } from 'zod';
import { panelLink, type NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { battleLink } from '../../http/battle-link.ts';

const matchCalled = {
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  tournament_name: z.string(),
  label: z.string(),
  table: z.number(),
  /** Who calls, and their opponent. */
  caller_name: z.string(),
  opponent_name: z.string(),
  text: z.string(),
};
const battleCalled = {
  battle_id: z.string(),
  /** Of the side that calls. */
  team_name: z.string(),
  opponent_name: z.string(),
  board_number: z.nullable(z.number()),
  text: z.string(),
};
/** Where a referee was called to. */
const place = z.object({
  match_id: z.nullable(z.string()),
  tournament_id: z.nullable(z.string()),
  battle_id: z.nullable(z.string()),
  /** `鹤归 对 阿九`. */
  meeting: z.string(),
});
export type RefereeCallPlace = z.output<typeof place>;

/** To referees who have no part in the match or battle; of what becomes of a call, to who has called. */
export const callNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('referee_called'), ...battleCalled }),
  z.object({ kind: z.literal('match_referee_called'), ...matchCalled }),
  /** To the admins alone: a referee hands it up. */
  z.object({ kind: z.literal('match_call_escalated'), ...matchCalled }),
  z.object({ kind: z.literal('battle_call_escalated'), ...battleCalled }),
  z.object({ kind: z.literal('referee_call_answered'), ...place.shape, referee_name: z.string() }),
  z.object({
    kind: z.literal('referee_call_resolved'),
    ...place.shape,
    referee_name: z.string(),
    credited_seconds: z.number(),
  }),
]);
type Notice = z.output<typeof callNoticeSchema>;
type MatchCalled = Omit<Extract<Notice, { kind: 'match_referee_called' }>, 'kind'>;
type BattleCalled = Omit<Extract<Notice, { kind: 'referee_called' }>, 'kind'>;

const ofMatch = ({ match_id, tournament_name, label, table, caller_name, opponent_name, text }: MatchCalled) => ({
  text: `${tournament_name} ${label} 第 ${table} 桌，${caller_name} 对 ${opponent_name}：${text}`,
  link: `/referee?match=${match_id}`,
});

const boardText = (number: number | null) => (number === null ? '' : ` 第 ${number} 台`);

function ownLink({ battle_id, tournament_id }: RefereeCallPlace): string {
  if (battle_id !== null) return battleLink(battle_id);
  return tournament_id === null ? '/notifications' : panelLink(tournament_id);
}

const creditText = (seconds: number) => (seconds === 0 ? '' : `，计时补回 ${seconds} 秒`);

export const CALL_NOTICES: NoticeDefinitions<Notice> = {
  match_referee_called: {
    label: '选手呼叫裁判',
    isUrgent: true,
    isCall: true,
    right: 'referee',
    text: (facts) => ({ title: `${facts.caller_name} 呼叫裁判`, ...ofMatch(facts) }),
  },
  match_call_escalated: {
    label: '上交主裁的呼叫',
    isUrgent: true,
    isCall: true,
    right: 'admin',
    text: (facts) => ({ title: '裁判把一次呼叫上交给你', ...ofMatch(facts) }),
  },
  referee_called: {
    label: '呼叫裁判',
    isUrgent: true,
    isCall: true,
    right: 'referee',
    text: ({ battle_id, team_name, opponent_name, board_number, text }) => ({
      title: `${team_name} 呼叫裁判`,
      text: `对 ${opponent_name}${boardText(board_number)}：${text}`,
      link: battleLink(battle_id),
    }),
  },
  battle_call_escalated: {
    label: '上交主裁的团队战呼叫',
    isUrgent: true,
    isCall: true,
    right: 'admin',
    text: ({ battle_id, team_name, opponent_name, board_number, text }: BattleCalled) => ({
      title: '裁判把一次呼叫上交给你',
      text: `团队战 ${team_name} 对 ${opponent_name}${boardText(board_number)}：${text}`,
      link: battleLink(battle_id),
    }),
  },
  referee_call_answered: {
    label: '裁判应答呼叫',
    text: ({ meeting, referee_name, ...place_ }) => ({
      title: `裁判 ${referee_name} 已应答你的呼叫`,
      text: meeting,
      link: ownLink({ meeting, ...place_ }),
    }),
  },
  referee_call_resolved: {
    label: '呼叫处理完毕',
    text: ({ meeting, referee_name, credited_seconds, ...place_ }) => ({
      title: `裁判 ${referee_name} 已处理你的呼叫`,
      text: `${meeting}${creditText(credited_seconds)}`,
      link: ownLink({ meeting, ...place_ }),
    }),
  },
};
