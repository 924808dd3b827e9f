import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { decklistPolicyText, opponentListsText } from '@pailei/contracts/play/tournaments/decklist-policy-text';
import {
  FIRST_ROUND_NAMES,
  HEAD_TO_HEAD_NAMES,
  WITHDRAWAL_NAMES,
} from '@pailei/contracts/play/tournaments/tournament-names';
import { withdrawalOf } from '@pailei/domain/groups/withdrawal';
import type { RewardTable } from '@pailei/domain/rewards/types';
import type { RuleSetting } from '@pailei/domain/tournament/rule-sheet/setting-roles';
import type { RuleSettings, RuleSheet } from '@pailei/domain/tournament/types';
import { decklistPolicyOf, lineupSize } from '@pailei/domain/tournament/settings';

import { apartText, lateEntryText } from '../model/pairing-rules.ts';
import { formatRule } from '../../../../shared/match/series-labels.ts';
import { either, type RuleGroup, type RuleLine, type RuleNames } from './rule-line.ts';
import { teamLines } from './team-lines.ts';
import { stageLines } from './stage-lines.ts';
import { tiebreakersText } from './tiebreakers-text.ts';
import { timerLines } from './timer-lines.ts';

type LinesOf = (rules: RuleSettings, names: RuleNames) => readonly Omit<RuleLine, 'key'>[] | readonly RuleLine[];

/** What each setting says in sentences. The compiler asks for those of every new one. */
export const SETTING_LINES: { readonly [Setting in RuleSetting]-?: LinesOf } = {
  format: ({ format }) => [{ label: '赛制', text: `${FORMAT_NAMES[format]}：${formatRule(format)}。` }],
  bans: ({ bans }) => [
    { label: '禁用', text: bans === 0 ? '不禁用卡组。' : `开局前双方同时暗禁对手 ${bans} 副卡组，都提交后公布。` },
  ],
  shield: ({ shield }) => [
    { label: '保护', text: either(shield, '禁用前双方同时暗选自己 1 副卡组保护，都提交后公布。', '没有保护。') },
  ],
  stages: ({ stages }) => stages.flatMap(stageLines),
  first_round: ({ first_round }) => [{ label: '首轮配对', text: `${FIRST_ROUND_NAMES[first_round]}。` }],
  tiebreakers: ({ tiebreakers }) => [{ label: '同分排序', text: tiebreakersText(tiebreakers) }],
  byes_in_opponent_rates: ({ byes_in_opponent_rates: isCounted }) => [
    { label: '轮空', text: `轮空记一场胜利；对手的对手胜率${either(isCounted, '计入', '不计入')}这一轮。` },
  ],
  head_to_head: ({ head_to_head = 'once' }) => [
    { label: '相互战绩', text: `比较相互战绩时，${HEAD_TO_HEAD_NAMES[head_to_head]}。` },
  ],
  withdrawal: (rules) => [
    { label: '中途退出', text: `小组赛中退出者的成绩：${WITHDRAWAL_NAMES[withdrawalOf(rules)]}。` },
  ],
  deck_format: ({ deck_format }, { formatName }) => [
    { label: '卡组模式', text: deck_format ? `${formatName(deck_format)}。` : '不限。' },
  ],
  banned_cards: ({ banned_cards = [] }, { cardName }) => [
    { label: '禁用卡牌', text: banned_cards.length === 0 ? '没有。' : `${banned_cards.map(cardName).join('、')}。` },
  ],
  decklists: (rules) => [
    { label: '提交卡组', text: `${either(rules.format === 'free', '至少 ', '')}${lineupSize(rules)} 副。` },
    { label: '卡组公开', text: `${decklistPolicyText(decklistPolicyOf(rules), rules.stages)}。` },
  ],
  open_from_stage: ({ open_from_stage = null }) =>
    open_from_stage === null ? [] : [{ label: '公开的阶段', text: `第 ${open_from_stage + 1} 阶段开始时。` }],
  opponents_from_stage: (rules) => {
    const text = opponentListsText(decklistPolicyOf(rules), rules.stages);
    return text === null ? [] : [{ label: '对手互看', text: `${text}。` }];
  },
  drop_without_decks: ({ drop_without_decks = false }) => [
    {
      label: '没有合规卡组',
      text: either(drop_without_decks, '开赛时没有合规卡组的选手不上场。', '开赛时不再核对卡组是否合规。'),
    },
  ],
  timers: timerLines,
  check_in_required: ({ check_in_required }) => [
    {
      label: '签到',
      text: either(check_in_required, '开赛前必须签到，签到后卡组锁定。', '不用签到，开赛后卡组锁定。'),
    },
  ],
  approval_required: ({ approval_required }) => [
    { label: '报名审核', text: either(approval_required, '报名须经主办方通过。', '报名即获得名额。') },
  ],
  entry_fee: ({ entry_fee = 0 }) => [
    {
      label: '参赛费',
      text:
        entry_fee === 0
          ? '免费。'
          : `${entry_fee} 积分，报名时收取；签到前取消、报名未通过、没有得到名额或赛事取消时退回。`,
    },
  ],
  team: ({ team }) => (team ? teamLines(team) : []),
  late_entry: (rules) => [{ label: '中途加入', text: lateEntryText(rules) }],
  forbidden_pairs: (rules) => [{ label: '避开的选手', text: apartText(rules) }],
  waitlist: ({ waitlist }) => [
    { label: '候补', text: either(waitlist, '名额满后可以候补，有空位时按顺序递补。', '名额满后不再接受报名。') },
  ],
};

/** Each setting in its group, in the order of reading. */
export const RULE_GROUPS: readonly { readonly title: string; readonly settings: readonly RuleSetting[] }[] = [
  { title: '赛制', settings: ['format', 'bans', 'shield'] },
  { title: '赛程', settings: ['stages', 'first_round', 'forbidden_pairs', 'late_entry', 'withdrawal'] },
  { title: '名次', settings: ['tiebreakers', 'head_to_head', 'byes_in_opponent_rates'] },
  {
    title: '卡组',
    settings: [
      'deck_format',
      'banned_cards',
      'decklists',
      'open_from_stage',
      'opponents_from_stage',
      'drop_without_decks',
    ],
  },
  { title: '团队战', settings: ['team'] },
  { title: '时限', settings: ['timers'] },
  { title: '报名签到', settings: ['check_in_required', 'approval_required', 'waitlist', 'entry_fee'] },
];

type Readable = Pick<RuleSheet, 'settings' | 'rewards'>;

/** A sheet as people read it. */
export function ruleGroups({ settings, rewards }: Readable, names: RuleNames): RuleGroup[] {
  const groups = RULE_GROUPS.map(({ title, settings: keys }) => ({
    title,
    lines: keys.flatMap((setting) => linesOf(setting, settings, names)),
  })).filter(({ lines }) => lines.length > 0);
  return [...groups, { title: '奖励', lines: rewardLines(rewards) }];
}

function linesOf(setting: RuleSetting, rules: RuleSettings, names: RuleNames): RuleLine[] {
  return SETTING_LINES[setting](rules, names).map((line) => ({ key: `${setting}.${line.label}`, ...line }));
}

export function rewardLines(table: RewardTable | null): RuleLine[] {
  if (table === null) return [{ key: 'rewards', label: '奖励', text: '没有积分奖励。' }];
  const bands = table.bands.map(({ place_to, points }, index) => {
    const from = (table.bands[index - 1]?.place_to ?? 0) + 1;
    const places = from === place_to ? `第 ${from} 名` : `第 ${from}–${place_to} 名`;
    return `${places} ${points} 积分`;
  });
  const text = `${[...bands, `其余选手 ${table.participation} 积分`].join('，')}。`;
  return [{ key: 'rewards', label: '奖励', text }];
}
