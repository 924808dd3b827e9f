import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import type { DueKind, GameResult, PenaltyKind, SeriesState } from '@pailei/domain/series/types';
import type { SeriesAdvantage, SeriesFormat, SeriesSettings } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';

const FORMAT_RULES: Readonly<Record<SeriesFormat, string>> = {
  conquest: '每副卡组取胜一次后不再使用，先用剩余的每副卡组各胜一局者获胜',
  last_hero_standing: '落败的卡组不再使用，对手无卡组可用者胜',
  specialist: '同一职业的三副卡组，首局使用主卡组',
  free: '每局可用任意一副卡组',
};

export const PENALTY_NAMES: Readonly<Record<PenaltyKind, string>> = {
  caution: '提醒',
  warning: '警告',
  game_loss: '判负一局',
  match_loss: '判负本场',
  disqualification: '取消资格',
};

export const STEP_NAMES: Readonly<Record<'shield' | 'ban' | 'pick', string>> = {
  shield: '保护',
  ban: '禁用',
  pick: '出战卡组',
};

export const DUE_NAMES: Readonly<Record<DueKind, string>> = {
  check_in: '等待双方就绪',
  shield: '选择保护',
  ban: '选择禁用',
  pick: '选择卡组',
  grace: '宽限时间',
  reminder: '等待确认',
  confirm: '等待确认',
};

/** `征服赛 4 副禁 1`, or only the format where nothing is banned. */
export function lineupText(settings: SeriesSettings, deckCount: number): string {
  const format = FORMAT_NAMES[settings.format];
  return settings.bans === 0 ? format : `${format} ${deckCount} 副禁 ${settings.bans}`;
}

/** `BO5 征服赛 · 4 副禁 1`. */
export function settingsText({ settings, sides }: SeriesState): string {
  const bans = settings.bans > 0 ? ` · ${sides.a.decks.length} 副禁 ${settings.bans}` : '';
  return `BO${settings.best_of} ${FORMAT_NAMES[settings.format]}${bans}${advantageNote(settings, sides)}`;
}

const ADVANTAGE_TEXTS: Readonly<Record<SeriesAdvantage['kind'], string>> = {
  game_lead: '先得 1 局',
  extra_ban: '多禁 1 副',
};

/** ` · 北风不渡 先得 1 局`; empty where both start alike. */
function advantageNote({ advantage }: SeriesSettings, sides: SeriesState['sides']): string {
  return advantage === undefined ? '' : ` · ${sides[advantage.side].name} ${ADVANTAGE_TEXTS[advantage.kind]}`;
}

export function formatRule(format: SeriesFormat): string {
  return FORMAT_RULES[format];
}

/** `北风不渡 胜` or `平局`. */
export function resultText(result: GameResult, nameOf: (side: Side) => string): string {
  return result === 'draw' ? '平局' : `${nameOf(result)} 胜`;
}
