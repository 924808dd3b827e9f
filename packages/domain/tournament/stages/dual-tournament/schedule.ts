import { bracketSchedule } from '../bracket/schedule.ts';
import type { ScheduledRound } from '../settings/stage-schedule.ts';
import { DUAL_GROUP_SIZE, type DualTournamentStageSettings } from './dual-tournament-stage.ts';
import { dualGroups, dualNodes } from './nodes.ts';
import { dualTournamentRules } from './settings-rules.ts';

/** A group of three has two matches less, one of two only that of its winners. */
export function dualTournamentSchedule(settings: DualTournamentStageSettings, entrants: number): ScheduledRound[] {
  const groups = dualGroups(entrants);
  const missing = groups * DUAL_GROUP_SIZE - entrants;
  const rounds = bracketSchedule(dualNodes(entrants), ({ section }) =>
    dualTournamentRules.bestOf(settings, section === 'decider'),
  );
  return rounds.map((round, index) => ({ ...round, matches: round.matches - (index < 2 ? missing : 0) }));
}
