import type { TournamentEvents, TournamentEventType } from '../events.ts';
import { withParticipant } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';
import { evolveRoster } from './roster.ts';

type TeamEventType = TournamentEventType & ('roster_changed' | 'team_member_checked_in');

/** What the events of a team's entry do to the state. */
export const TEAM_REDUCERS: {
  readonly [T in TeamEventType]: (state: TournamentState, facts: TournamentEvents[T]) => TournamentState;
} = {
  roster_changed: (state, { participant_id, at, ...change }) => {
    const roster = evolveRoster(state.participants[participant_id]?.roster ?? [], change, at);
    return withParticipant(state, participant_id, { roster });
  },
  team_member_checked_in: (state, { participant_id, account_id }) => {
    const present = state.participants[participant_id]?.present ?? [];
    return withParticipant(state, participant_id, { present: [...present, account_id] });
  },
};
