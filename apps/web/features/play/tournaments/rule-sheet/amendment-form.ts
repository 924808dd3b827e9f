import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import { isSameRule, ruleNumberOf } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { Tiebreaker } from '@pailei/domain/tournament/standings/types';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { timersOf, timerValues, type TimerValues } from '../model/timer-fields.ts';
import type { Amendment } from './rule-sheet.api.ts';

/** What is typed. */
export type AmendmentForm = {
  readonly timers: TimerValues;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly byes_in_opponent_rates: boolean;
  /** By index of the stage. */
  readonly best_of: readonly StageBestOf[];
};

export function amendmentForm({ settings }: TournamentState): AmendmentForm {
  return {
    timers: timerValues(settings.timers),
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
    timers: timersOf(form.timers),
    tiebreakers: [...form.tiebreakers],
    byes_in_opponent_rates: form.byes_in_opponent_rates,
  };
  const changed = Object.entries(amended).filter(
    ([setting, value]) => !isSameRule(value, settings[setting as keyof typeof amended]),
  );
  return { number: ruleNumberOf(tournament), changes: Object.fromEntries(changed), reason };
}
