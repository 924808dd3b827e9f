import { numberFrom } from '@pailei/domain/typed-text/width';
import { rulesOf } from '@pailei/domain/tournament/stages/settings/rules-of';
import { forecastStages, type EventForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import { graphFaults } from '@pailei/domain/tournament/stages/graph/graph-faults';
import { CAPACITY_MAX, CAPACITY_MIN, type TournamentSettings } from '@pailei/domain/tournament/types';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';

import { timersOf } from '../../model/timer-fields.ts';
import { stageSettings } from '../../stages/stage-forms.ts';
import type { EventForm } from './event-form.ts';

export type FormForecast = {
  readonly stages: readonly StageSettings[];
  readonly entrants: number;
  readonly forecast: EventForecast;
};

/** What the typed stages make of as many entrants as there are places; null while something does not fit. */
export function formForecast(form: EventForm, siteTimers: TournamentSettings['timers']): FormForecast | null {
  const entrants = numberFrom(form.capacity);
  const stages = stageSettings(form.stages);
  const timers = form.timers === null ? siteTimers : timersOf(form.timers);
  const isField = Number.isInteger(entrants) && entrants >= CAPACITY_MIN && entrants <= CAPACITY_MAX;
  const isSound = stages.every((stage) => rulesOf(stage).isSound(stage));
  if (!isField || !isSound || graphFaults(stages, entrants).length > 0) return null;
  const forecast = forecastStages({ stages, timers }, entrants);
  return Number.isFinite(forecast.minutes) ? { stages, entrants, forecast } : null;
}
