import type { DeckRow } from '@pailei/db/schema/decks';
import type { Actor } from '@pailei/live/registry';

/** `team_id`: the owner's, now. Who leaves a team takes the decks along. */
type Owned = Pick<DeckRow, 'account_id' | 'visibility'> & { team_id: string | null };

export function isOwner(deck: Pick<DeckRow, 'account_id'>, actor: Actor | null): boolean {
  return actor?.user_id === deck.account_id;
}

/** A deck that the actor may not read looks like one that does not exist. `readerTeamId`: of the actor, as the database has it now. */
export function canReadDeck(deck: Owned, actor: Actor | null, readerTeamId: string | null): boolean {
  const { visibility } = deck;
  switch (visibility) {
    case 'public':
      return true;
    case 'team':
      return isOwner(deck, actor) || (readerTeamId !== null && deck.team_id === readerTeamId);
    case 'private':
      return isOwner(deck, actor);
    default:
      return visibility satisfies never;
  }
}
