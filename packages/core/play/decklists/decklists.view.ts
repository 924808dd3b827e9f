import type { EntrantDecks, FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';
import { eventSeeds } from '@pailei/domain/tournament/seeds';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import { cardViews, type Library } from '../../decks/decks/deck-views.ts';
import { submittedDeckView } from '../submissions/submission-views.ts';
import type { ListedDeckRow } from '../submissions/submissions.ts';

export function fullDecklist(row: SubmittedDeckRow, library: Pick<Library, 'cards'>): FullDecklist {
  const card_count = row.cards.reduce((sum, { count }) => sum + count, 0);
  return { ...submittedDeckView(row), card_count, ...cardViews(row, library) };
}

/** The entrants with their decks: by place once there are places, else as they were drawn, else as they registered. */
export function entrantsWithDecks(
  event: TournamentState,
  entrants: readonly Participant[],
  decks: ReadonlyMap<string, readonly ListedDeckRow[]>,
): EntrantDecks[] {
  const placeOf = new Map(event.placements.map((placement) => [placement.participant_id, placement]));
  const seeds = eventSeeds(event);
  const rank = ({ id, seed }: Participant) => placeOf.get(id)?.place ?? (seed ?? 0) + event.placements.length;
  return entrants
    .toSorted((a, b) => rank(a) - rank(b) || (a.registered_at < b.registered_at ? -1 : 1))
    .map(({ id, user_id, name }) => ({
      participant_id: id,
      user_id,
      name,
      seed: seeds.get(id) ?? null,
      place: placeOf.get(id)?.place ?? null,
      place_to: placeOf.get(id)?.place_to ?? null,
      decks: (decks.get(id) ?? []).map(submittedDeckView),
    }))
    .filter((entrant) => entrant.decks.length > 0);
}
