import type { DeckRow } from '@pailei/db/schema/decks';
import type { Actor } from '@pailei/live/registry';

/** `team_id`: the owner's, now. Who leaves a team takes the decks along. */
type Owned = Pick<DeckRow, 'account_id' | 'visibility'> & { team_id: string | null };

export function isOwner(deck: Pick<DeckRow, 'account_id'>, actor: Actor | null): boolean {
  return actor?.user_id === deck.account_id;
}

/** Whether these two are in one team. */
export function isTeammate(team_id: string | null, actor: Actor | null): boolean {
  return team_id !== null && actor?.team_id === team_id;
}

/** A deck that the actor may not read looks like one that does not exist. */
export function canReadDeck(deck: Owned, actor: Actor | null): boolean {
  const { visibility } = deck;
  switch (visibility) {
    case 'public':
      return true;
    case 'team':
      return isOwner(deck, actor) || isTeammate(deck.team_id, actor);
    case 'private':
      return isOwner(deck, actor);
    default:
      return visibility satisfies never;
  }
}
