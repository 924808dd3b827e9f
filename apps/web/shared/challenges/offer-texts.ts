import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { substitutionsOf } from '@pailei/domain/battles/seats/substitutions';
import type { BattleSettings, ClassScope } from '@pailei/domain/battles/settings';
import type { SeriesFormat } from '@pailei/domain/series/settings';

import { durationText } from '../match-room/rule-times.ts';
import { winText } from './format-choices.ts';

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
  const count = substitutionsOf(settings);
  return {
    赛制: `${battleFormatName(format)}，每队 ${format.size} 人`,
    ...(win !== null && { 胜负: win }),
    每台: `BO${series.best_of} ${FORMAT_NAMES[series.format]}${series.bans > 0 ? `，各禁 ${series.bans} 副` : ''}`,
    职业: CLASS_LABELS[distinct_classes],
    签到: `每队至少 ${check_in_members} 人，开战前 ${spanText(timers.check_in)}开放`,
    换人: count === 0 ? '不能换人' : `双方各 ${count} 次`,
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
