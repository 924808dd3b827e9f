import type { TournamentEventOf, TournamentDetails } from './events.ts';
import { detailsFault } from './settings-faults.ts';
import type { TournamentViolation } from './violations.ts';
import { violation } from '../violation/violation.ts';

export type NewTournament = {
  readonly tournament_id: string;
  readonly is_demo: boolean;
} & TournamentDetails;

export function createTournament(
  tournament: NewTournament,
  facts: { readonly now: string },
): [TournamentEventOf<'tournament_created'>] | TournamentViolation {
  const fault = detailsFault(tournament);
  if (fault) return violation('invalid_tournament', fault);
  return [{ type: 'tournament_created', payload: { ...tournament, at: facts.now } }];
}
