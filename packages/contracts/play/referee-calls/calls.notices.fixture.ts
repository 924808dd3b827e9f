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
const OWN = { match_id: 'm1', tournament_id: 't', meeting: '鹤归 对 阿九' };
const TEXT = '周末公开赛 瑞士轮 第 2 轮 第 7 桌，鹤归 对 阿九：对手掉线了';

/** Notices of calls, each with its title, text and link. */
export const CALL_CASES: [Notice, string, string, string][] = [
  [{ kind: 'match_referee_called', ...MATCH_CALL }, '鹤归 呼叫裁判', TEXT, '/referee?match=m1'],
  [{ kind: 'match_call_escalated', ...MATCH_CALL }, '裁判把一次呼叫上交给你', TEXT, '/referee?match=m1'],
  [
    {
      kind: 'battle_call_escalated',
      battle_id: 'b',
      team_name: '渡鸦',
      opponent_name: '北风',
      board_number: 3,
      text: '对手没有到',
    },
    '裁判把一次呼叫上交给你',
    '团队战 渡鸦 对 北风 第 3 台：对手没有到',
    '/teams/battle?battleId=b',
  ],
  [
    { kind: 'referee_call_answered', ...OWN, battle_id: null, referee_name: '清和' },
    '裁判 清和 已应答你的呼叫',
    '鹤归 对 阿九',
    '/solo-tournaments/t?tab=mine',
  ],
  [
    { kind: 'referee_call_resolved', ...OWN, battle_id: 'b', referee_name: '清和', credited_seconds: 90 },
    '裁判 清和 已处理你的呼叫',
    '鹤归 对 阿九，计时补回 90 秒',
    '/teams/battle?battleId=b',
  ],
];
