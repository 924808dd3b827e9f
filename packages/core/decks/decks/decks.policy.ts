import type { DeckRow } from '@pailei/db/schema/decks';
import type { Actor } from '@pailei/live/registry';

type Owned = Pick<DeckRow, 'account_id' | 'visibility'>;

export function isOwner(deck: Pick<DeckRow, 'account_id'>, actor: Actor | null): boolean {
  return actor?.user_id === deck.account_id;
}

/** A deck that the actor may not read looks like one that does not exist. There are no teams yet, so a team's deck is its owner's alone. */
export function canReadDeck(deck: Owned, actor: Actor | null): boolean {
  const { visibility } = deck;
  switch (visibility) {
    case 'public':
      return true;
    case 'team':
    case 'private':
      return isOwner(deck, actor);
    default:
      return visibility satisfies never;
  }
}
