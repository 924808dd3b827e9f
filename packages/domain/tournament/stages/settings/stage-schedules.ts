import { doubleEliminationSchedule } from '../double-elimination/schedule.ts';
import { dualTournamentSchedule } from '../dual-tournament/schedule.ts';
import { roundRobinSchedule } from '../round-robin/schedule.ts';
import { singleEliminationSchedule } from '../single-elimination/schedule.ts';
import type { StageSettings, StageSettingsOf, StageType } from '../stage.ts';
import type { StageSchedule } from './stage-schedule.ts';
import { swissSchedule } from '../swiss/schedule.ts';

/** What is asked before an event alone: a map of its own, so that a page that follows one does not load it. */
export const STAGE_SCHEDULES: { readonly [T in StageType]: StageSchedule<StageSettingsOf<T>> } = {
  swiss: swissSchedule,
  single_elimination: singleEliminationSchedule,
  double_elimination: doubleEliminationSchedule,
  round_robin: roundRobinSchedule,
  dual_tournament: dualTournamentSchedule,
};

/** The schedule for the settings that it is given: with those of another type it must not be used. */
export const scheduleOf = ({ type }: { readonly type: StageType }): StageSchedule<StageSettings> =>
  STAGE_SCHEDULES[type] as StageSchedule<StageSettings>;
