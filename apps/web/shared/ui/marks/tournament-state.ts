import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { TournamentStatus } from '@pailei/domain/tournament/types';

import type { DisplayState } from './StatusMark.tsx';

const STATES = {
  draft: 'upcoming',
  registration: 'open',
  check_in: 'check_in',
  running: 'live',
  finished: 'finished',
  cancelled: 'cancelled',
} as const satisfies Record<TournamentStatus, DisplayState>;

/** A draft is not only upcoming: nobody but its organisers sees it. */
export const DRAFT_LABEL = TOURNAMENT_STATUS_NAMES.draft;

/** How a tournament's status is shown: `<StatusMark state={tournamentState(status)} />`. */
export function tournamentState(status: TournamentStatus): DisplayState {
  return STATES[status];
}
