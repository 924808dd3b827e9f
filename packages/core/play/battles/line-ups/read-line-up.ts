import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { appError } from '@pailei/contracts/http/errors';
import { BATTLE_ACCESS_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import type { LineUp, LineUpDeck, LineUpPlayer } from '@pailei/domain/battles/line-up/types';
import { decksOf, type DeckedRoster } from './team-roster.ts';

/**
 * A line-up as a captain sent it, with the names and classes that the server knows. Throws for a deck that is not the player's,
 * or that its owner does not share with the captain.
 */
export function readLineUp(body: LineUpBody, roster: DeckedRoster, captainId: string): LineUp {
  const names = new Map(roster.members.map(({ account_id, name }) => [account_id, name]));
  const person = (account_id: string) => ({ account_id, name: names.get(account_id) ?? '' });
  const player = ({ account_id, deck_ids }: LineUpBody['players'][number]): LineUpPlayer => ({
    ...person(account_id),
    decks: deck_ids.map((id) => deckOf(roster, id, { captainId, ownerId: account_id })),
  });
  return {
    players: body.players.map(player),
    bench: body.bench.map(player),
    advisers: body.advisers.map(person),
    pool: body.pool.map((id) => deckOf(roster, id, { captainId, ownerId: null })),
    is_short: body.is_short,
  };
}

type Choice = { captainId: string; /** Null: anybody of the team. */ ownerId: string | null };

function deckOf({ all_decks }: DeckedRoster, id: string, { captainId, ownerId }: Choice): LineUpDeck {
  const deck = all_decks.get(id);
  const isOwners = deck && (ownerId === null || deck.account_id === ownerId);
  const isShared = deck && (!deck.is_private || deck.account_id === captainId);
  if (!isOwners || !isShared) throw refusal('unknown_deck', ownerId);
  return { deck_id: deck.id, class: deck.class };
}

/** Throws where a deck of the line-up breaks the rules of the day. */
export function refuseIllegalDecks(lineUp: LineUp, { all_decks }: DeckedRoster): void {
  const illegal = decksOf(lineUp).find(({ deck_id }) => !all_decks.get(deck_id)?.is_legal);
  if (illegal) throw refusal('illegal_deck', all_decks.get(illegal.deck_id)?.account_id ?? null);
}

function refusal(code: 'unknown_deck' | 'illegal_deck', accountId: string | null) {
  const [, text] = BATTLE_ACCESS_ERRORS[code];
  return appError(BATTLE_ACCESS_ERRORS, code, { [accountId === null ? 'pool' : `players.${accountId}`]: text });
}
