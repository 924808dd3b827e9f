import { substitutionsOf } from '@pailei/domain/battles/seats/substitutions';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleRulingKind, BoardEndCause, BoardStatus, Honour } from '@pailei/domain/battles/types';
import type { BattleSettings, ClassScope, LeaguePoints } from '@pailei/domain/battles/settings';
import type { SeriesSettings } from '@pailei/domain/series/settings';
import { FORMAT_NAMES } from '../matches/series-names.ts';
import { formatRules } from './formats/format-texts.ts';

export const BOARD_STATUS_NAMES: Readonly<Record<BoardStatus, string>> = {
  waiting: '待开台',
  open: '准备中',
  playing: '进行中',
  finished: '已结束',
  forfeited: '判定',
  not_played: '未进行',
  abandoned: '中止',
  withdrawn: '已撤回',
};

export const BOARD_END_NAMES: Readonly<Record<BoardEndCause, string>> = {
  score: '打完',
  no_show: '未到场',
  both_absent: '双方缺席',
  forfeit: '弃权',
  match_loss: '判负',
  disqualification: '取消资格',
  cancelled: '已取消',
  missing_player: '缺人',
  player_out: '队员已被取消资格',
  ruling: '裁判裁定',
};

export const BATTLE_RULING_NAMES: Readonly<Record<BattleRulingKind, string>> = {
  board_corrected: '更正结果',
  board_forfeited: '判负',
  board_reopened: '重新打开',
  player_replaced: '裁判换人',
  player_reinstated: '恢复资格',
  penalty: '判罚',
  battle_forfeited: '整场判负',
  paused: '暂停',
  resumed: '继续',
  extended: '延长时限',
  reopened: '重新打开整场',
  cancelled: '取消',
};

/** From the first to the last, counted from the last where there are more than five. */
const ORDER_NAMES: Readonly<Record<number, readonly string[]>> = {
  3: ['先锋', '中坚', '大将'],
  4: ['先锋', '次锋', '副将', '大将'],
  5: ['先锋', '次锋', '中坚', '副将', '大将'],
  6: ['先锋', '次锋', '四将', '三将', '副将', '大将'],
  7: ['先锋', '次锋', '五将', '中坚', '三将', '副将', '大将'],
};

/** Place `index`, from 0, of a line-up of so many; a short one is counted. */
export function orderName(index: number, size: number): string {
  return ORDER_NAMES[size]?.[index] ?? `第 ${index + 1} 位`;
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七'];

/** `3 连胜`, `一穿五`, `反一穿三`: the number of boards won for it. */
export function honourText({ kind, boards }: Pick<Honour, 'kind' | 'boards'>): string {
  const count = DIGITS[boards.length] ?? String(boards.length);
  switch (kind) {
    case 'win_streak':
      return `${boards.length} 连胜`;
    case 'all_kill':
      return `一穿${count}`;
    case 'reverse_all_kill':
      return `反一穿${count}`;
    default:
      return kind satisfies never;
  }
}

const CLASS_RULES: Readonly<Record<ClassScope, string | null>> = {
  player: '每名队员的卡组职业不重复。',
  team: '全队卡组职业不重复。',
  none: null,
};

/** `每台 BO3 征服赛，各禁 1 副。` */
function seriesRule({ best_of, format, bans }: SeriesSettings): string {
  return `每台 BO${best_of} ${FORMAT_NAMES[format]}${bans > 0 ? `，各禁 ${bans} 副` : ''}。`;
}

function pointsRule({ game, board, battle, tie }: LeaguePoints): string {
  return `积分：每胜一局 ${game}，每胜一台 ${board}，整场获胜 ${battle}，平局 ${tie}。`;
}

/** `双方各可换人 1 次。` */
export function substitutionRule(settings: Pick<BattleSettings, 'substitutions'>): string {
  const count = substitutionsOf(settings);
  return count === 0 ? '队长不能换人。' : `双方各可换人 ${count} 次。`;
}

/** The rules of a battle by its settings, a sentence each. */
export function battleRules(settings: BattleSettings): readonly string[] {
  const { format, series, distinct_classes, timers, points } = settings;
  const classes = CLASS_RULES[distinct_classes];
  const isNamed = termsOf(format).namesPlayers(format);
  return [
    ...formatRules(format),
    seriesRule(series),
    ...(classes === null ? [] : [classes]),
    ...(isNamed ? [`派人限时 ${Math.round(timers.naming / 60)} 分钟，超时按名单顺序出战。`] : []),
    substitutionRule(settings),
    ...(points === null ? [] : [pointsRule(points)]),
  ];
}
