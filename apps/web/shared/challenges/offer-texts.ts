import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import type { BattleFormat, BattleFormatCode, BattleSettings, ClassScope } from '@pailei/domain/battles';
import type { SeriesFormat } from '@pailei/domain/series';

import { durationText } from '../match-room/rule-times.ts';

export const FORMAT_LABELS: Readonly<Record<BattleFormatCode, string>> = {
  boards: '对位赛',
  winner_stays: '擂台赛',
  relay: '接力赛',
  co_op: '协作赛',
  two_v_two: '双人赛',
  scheveningen: '全员互打',
  conquest_team: '团队征服',
};

export const FORMAT_HINTS: Readonly<Record<BattleFormatCode, string>> = {
  boards: '名单第几位打第几台，各台同时进行。',
  winner_stays: '胜者守擂，负者换人，先让对方全员落败者胜。',
  relay: '双方轮流上场打一个长系列，卡组出自全队的卡组池。',
  co_op: '双方各一人对局，最多两名参谋同席。',
  two_v_two: '双方各两人，两台同时进行。',
  scheveningen: '每人与对方每人各打一局，胜局多者获胜。',
  conquest_team: '每台双方暗派一人，赢过的人不再上场。',
};

export const DECIDED_LABELS = { majority: '过半即定', all_played: '打完所有台' } as const;
export const DECIDED_HINTS = {
  majority: '先赢下过半的台即获胜，其余各台不再进行。',
  all_played: '所有台都打完，胜台多者获胜。',
} as const;

export const TIE_LABELS = { games_then_ace: '比胜局，再加赛', ace: '加赛王牌盘', draw: '算平局' } as const;
export const TIE_HINTS = {
  games_then_ace: '胜台相同先比总胜局，仍相同则双方各派一人加赛。',
  ace: '胜台相同时双方各派一人加赛一局。',
  draw: '胜台相同就以平局结束。',
} as const;

export const ORDER_LABELS = { fixed: '固定顺序', free: '自由派人' } as const;
export const ORDER_HINTS = {
  fixed: '出场顺序在名单中定好，轮到时才公开。',
  free: '即车轮战：下一位由负方队长当场派出。',
} as const;

export const REVIVAL_LABELS = { no: '不可复活', yes: '复活一次' } as const;
export const REVIVAL_HINTS = {
  no: '落败的队员不再上场。',
  yes: '全员落败之后，每队可有一人再战一次。',
} as const;

export const DECIDER_LABELS = { board: '加赛决胜台', games: '比总胜局' } as const;
export const DECIDER_HINTS = {
  board: '1 比 1 时双方各派一人加赛一局。',
  games: '1 比 1 时比总胜局，相同为平局。',
} as const;

export const SERIES_HINTS: Readonly<Record<SeriesFormat, string>> = {
  conquest: '每副卡组各赢一局即获胜，赢过的卡组不能再用。',
  last_hero_standing: '输掉的卡组不能再用，先让对方卡组用尽者胜。',
  specialist: '三副同职业的卡组，第一局用主卡组。',
  free: '卡组不限，每局可换。',
};

export const CLASS_LABELS: Readonly<Record<ClassScope, string>> = {
  player: '每人不重复',
  team: '全队不重复',
  none: '不限',
};
export const CLASS_HINTS: Readonly<Record<ClassScope, string>> = {
  player: '一名队员的卡组职业各不相同。',
  team: '全队上场队员的卡组职业各不相同。',
  none: '只受对局赛制本身的限制。',
};

/** How a battle of this format is won, in a few words; null where the format leaves no choice. */
export function winText(format: BattleFormat): string | null {
  switch (format.code) {
    case 'boards':
      return `${DECIDED_LABELS[format.decided]}，打平后${TIE_LABELS[format.tie]}`;
    case 'winner_stays':
      return `${ORDER_LABELS[format.order]}，${REVIVAL_LABELS[format.revival ? 'yes' : 'no']}`;
    case 'two_v_two':
      return `打平后${DECIDER_LABELS[format.decider]}`;
    case 'relay':
    case 'co_op':
    case 'scheveningen':
    case 'conquest_team':
      return null;
    default:
      return format satisfies never;
  }
}

/** `30 分钟`, `1 分 30 秒`, `1 天`. */
export function spanText(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} 天`;
  if (seconds % 3_600 === 0) return `${seconds / 3_600} 小时`;
  return durationText(seconds);
}

/** What is offered, fact by fact, so that two offers can be compared. */
export function offerFacts(settings: BattleSettings): Readonly<Record<string, string>> {
  const { format, series, distinct_classes, check_in_members, timers, delay_seconds } = settings;
  const win = winText(format);
  return {
    赛制: `${battleFormatName(format)}，每队 ${format.size} 人`,
    ...(win !== null && { 胜负: win }),
    每台: `BO${series.best_of} ${FORMAT_NAMES[series.format]}${series.bans > 0 ? `，各禁 ${series.bans} 副` : ''}`,
    职业: CLASS_LABELS[distinct_classes],
    签到: `每队至少 ${check_in_members} 人，开战前 ${spanText(timers.check_in)}开放`,
    名单: `开战前 ${spanText(timers.line_up)}截止`,
    派人: `限时 ${spanText(timers.naming)}`,
    观战延迟: delay_seconds === 0 ? '无' : spanText(delay_seconds),
  };
}

/** The facts of an offer that are other than those of the one before. */
export function changedFacts(before: BattleSettings, after: BattleSettings): ReadonlySet<string> {
  const [old, fresh] = [offerFacts(before), offerFacts(after)];
  return new Set(Object.keys(fresh).filter((label) => old[label] !== fresh[label]));
}
