import { dualTournamentTable, roundRobinTable } from '@pailei/domain/tournament/stages';
import type { GroupTable, StageOf, TournamentState } from '@pailei/domain/tournament';

/** The stages that the layout `groups` draws. */
export const GROUPS_STAGES = { round_robin: roundRobinTable, dual_tournament: dualTournamentTable };

/** The groups of such a stage. */
export function groupsOf(event: TournamentState, stage: StageOf<keyof typeof GROUPS_STAGES>): GroupTable[] {
  return stage.type === 'round_robin'
    ? GROUPS_STAGES.round_robin.groups(event, stage)
    : GROUPS_STAGES.dual_tournament.groups(event, stage);
}
