import type { TournamentStatus } from '@pailei/domain/tournament';

import type { DisplayState } from './StatusMark.tsx';

const STATES = {
  draft: 'upcoming',
  registration: 'open',
  check_in: 'check_in',
  running: 'live',
  finished: 'finished',
  cancelled: 'cancelled',
} as const satisfies Record<TournamentStatus, DisplayState>;

/** How a tournament's status is shown: `<StatusMark state={tournamentState(status)} />`. */
export function tournamentState(status: TournamentStatus): DisplayState {
  return STATES[status];
}
