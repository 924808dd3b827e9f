import type { TournamentEventOf, TournamentDetails } from './events.ts';
import { invalidField } from './settings.ts';
import type { TournamentState } from './types.ts';
import type { TournamentViolation } from './violations.ts';
import { violation } from '../violation/index.ts';

export type NewTournament = {
  readonly tournament_id: string;
  readonly is_demo: boolean;
} & TournamentDetails;

export function createTournament(
  tournament: NewTournament,
  facts: { readonly now: string },
): [TournamentEventOf<'tournament_created'>] | TournamentViolation {
  const field = invalidField(tournament);
  if (field) return violation('invalid_tournament', { field });
  return [{ type: 'tournament_created', payload: { ...tournament, at: facts.now } }];
}

/** The state right after `tournament_created`, which every other event is folded onto. */
export function initialState(event: TournamentEventOf<'tournament_created'>): TournamentState {
  const { tournament_id, at: _, ...details } = event.payload;
  return {
    ...details,
    id: tournament_id,
    status: 'draft',
    check_in_due_at: null,
    started_at: null,
    finished_at: null,
    cancel_reason: null,
    participants: {},
    stages: [],
    current_stage: null,
    match_index: {},
    placements: [],
    featured_match_id: null,
  };
}
