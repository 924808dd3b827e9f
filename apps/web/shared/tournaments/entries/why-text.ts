import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { currentStandings, standingsStage } from '@pailei/domain/tournament/views';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** `瑞士轮第 6 名，怎么算的`: the stage keeps the rank apart from the final place. Null where no table has the entrant. */
export function whyText(tournament: TournamentState, participantId: string): string | null {
  const stage = standingsStage(tournament);
  const rank = currentStandings(tournament).find(({ id }) => id === participantId)?.rank;
  return stage === undefined || rank === undefined ? null : `${STAGE_TEXTS[stage.type].name}第 ${rank} 名，怎么算的`;
}
