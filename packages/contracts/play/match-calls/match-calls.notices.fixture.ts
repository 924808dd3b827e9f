import type { Notice } from '../../features/notice-text.ts';

const MATCH_CALL = {
  match_id: 'm1',
  tournament_id: 't',
  tournament_name: '周末公开赛',
  label: '瑞士轮 第 2 轮',
  table: 7,
  caller_name: '鹤归',
  opponent_name: '阿九',
  text: '对手掉线了',
};
const TEXT = '周末公开赛 瑞士轮 第 2 轮 第 7 桌，鹤归 对 阿九：对手掉线了';

/** Notices of calls, each with its title, text and link. */
export const MATCH_CALL_CASES: [Notice, string, string, string][] = [
  [{ kind: 'match_referee_called', ...MATCH_CALL }, '鹤归 呼叫裁判', TEXT, '/referee?match=m1'],
  [{ kind: 'match_call_escalated', ...MATCH_CALL }, '裁判把一次呼叫上交给你', TEXT, '/referee?match=m1'],
];
