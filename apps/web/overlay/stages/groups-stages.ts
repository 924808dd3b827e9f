import { dualTournamentTable } from '@pailei/domain/tournament/stages/dual-tournament/table';
import { roundRobinTable } from '@pailei/domain/tournament/stages/round-robin/table';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { StageOf } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** The stages that the layout `groups` draws. */
export const GROUPS_STAGES = { round_robin: roundRobinTable, dual_tournament: dualTournamentTable };

/** The groups of such a stage. */
export function groupsOf(event: TournamentState, stage: StageOf<keyof typeof GROUPS_STAGES>): GroupTable[] {
  return stage.type === 'round_robin'
    ? GROUPS_STAGES.round_robin.groups(event, stage)
    : GROUPS_STAGES.dual_tournament.groups(event, stage);
}
