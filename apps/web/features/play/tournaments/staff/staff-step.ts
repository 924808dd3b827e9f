import { currentStage } from '@pailei/domain/tournament/state-parts';
import type { TournamentState } from '@pailei/domain/tournament/types';

export type StaffStep = 'open_registration' | 'open_check_in' | 'start' | 'advance';

/** The organiser's next action; null while the tournament runs automatically or is over. */
export function staffStep(tournament: TournamentState, isAdmin: boolean): StaffStep | null {
  switch (tournament.status) {
    case 'draft':
      return isAdmin ? 'open_registration' : null;
    case 'registration':
      return tournament.settings.check_in_required ? 'open_check_in' : 'start';
    case 'check_in':
      return 'start';
    case 'running':
      return waitsForHand(tournament) && !hasOpenMatch(tournament) ? 'advance' : null;
    case 'finished':
    case 'cancelled':
      return null;
    default:
      return tournament.status satisfies never;
  }
}

/** It goes on by hand alone, or the start of its next stage was taken back. */
const waitsForHand = ({ settings, held_stage }: TournamentState) =>
  settings.advance === 'manual' || held_stage !== undefined;

function hasOpenMatch(tournament: TournamentState): boolean {
  return currentStage(tournament)?.rounds.some(({ matches }) => matches.some(({ result }) => result === null)) ?? false;
}
