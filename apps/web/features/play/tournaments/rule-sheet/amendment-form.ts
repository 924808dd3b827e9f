import type { SeriesTimers } from '@pailei/domain/series';
import type { StageBestOf } from '@pailei/domain/stages';
import { isSameRule, ruleNumberOf } from '@pailei/domain/rule-sheet';
import type { Tiebreaker } from '@pailei/domain/standings';
import type { TournamentState } from '@pailei/domain/tournament';

import type { Amendment } from './rule-sheet.api.ts';

/** A timer by its place in the settings, and in the texts of errors: `timers.check_in.0`. */
type TimerField = { readonly key: string; readonly label: string };

export const TIMER_FIELDS: readonly TimerField[] = [
  { key: 'check_in.0', label: '准备 第 1 档' },
  { key: 'check_in.1', label: '准备 第 2 档' },
  { key: 'check_in.2', label: '准备 第 3 档' },
  { key: 'shield', label: '选择保护' },
  { key: 'ban', label: '选择禁用' },
  { key: 'pick', label: '选择卡组' },
  { key: 'grace', label: '宽限' },
  { key: 'reminders.0', label: '第 1 次提醒' },
  { key: 'reminders.1', label: '第 2 次提醒' },
  { key: 'confirm', label: '上报确认' },
];

/** What is typed. */
export type AmendmentForm = {
  readonly timers: Readonly<Record<string, string>>;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly byes_in_opponent_rates: boolean;
  /** By index of the stage. */
  readonly best_of: readonly StageBestOf[];
};

export function amendmentForm({ settings }: TournamentState): AmendmentForm {
  return {
    timers: Object.fromEntries(TIMER_FIELDS.map(({ key }) => [key, String(timerAt(settings.timers, key))])),
    tiebreakers: settings.tiebreakers,
    byes_in_opponent_rates: settings.byes_in_opponent_rates,
    best_of: settings.stages.map(({ best_of }) => best_of),
  };
}

/** The request: only what differs from the rules in force, and of which version. */
export function amendmentOf(tournament: TournamentState, form: AmendmentForm, reason: string): Amendment {
  const { settings } = tournament;
  const amended = {
    stages: settings.stages.map((stage, index) => ({ ...stage, best_of: form.best_of[index] ?? stage.best_of })),
    timers: timersOf(form),
    tiebreakers: [...form.tiebreakers],
    byes_in_opponent_rates: form.byes_in_opponent_rates,
  };
  const changed = Object.entries(amended).filter(
    ([setting, value]) => !isSameRule(value, settings[setting as keyof typeof amended]),
  );
  return { number: ruleNumberOf(tournament), changes: Object.fromEntries(changed), reason };
}

function timersOf({ timers }: AmendmentForm): Amendment['changes']['timers'] {
  const at = (key: string) => Number(timers[key]);
  return {
    check_in: [at('check_in.0'), at('check_in.1'), at('check_in.2')],
    shield: at('shield'),
    ban: at('ban'),
    pick: at('pick'),
    grace: at('grace'),
    reminders: [at('reminders.0'), at('reminders.1')],
    confirm: at('confirm'),
  };
}

function timerAt(timers: SeriesTimers, key: string): number {
  const [timer = '', place] = key.split('.');
  const value = timers[timer as keyof SeriesTimers];
  return typeof value === 'number' ? value : (value[Number(place)] ?? 0);
}
