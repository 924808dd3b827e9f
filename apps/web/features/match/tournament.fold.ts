import { evolveTournament, type TournamentEvent, type TournamentState } from '@pailei/domain/tournament';
import type { RecordedEvent } from './model/record.ts';

export function foldTournament(state: TournamentState, { t, p, at }: RecordedEvent): TournamentState {
  return evolveTournament(state, { type: t, payload: { at, ...p } } as TournamentEvent);
}
