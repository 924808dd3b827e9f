import type { Trx } from '@pailei/db/tx';
import type { BattleState } from '@pailei/domain/battles/types';
import type { ChampionDeck } from '@pailei/domain/seasons/champions';
import { SIDES } from '@pailei/domain/series/sides';
import { decklistPolicyOf } from '@pailei/domain/tournament/settings';
import { mayReadDecklist } from '@pailei/domain/tournament/decklists/decklist-visibility';
import type { ReadEntry } from './entry.reads.ts';

/** What a player brought to an event, where everybody may read its lists. */
export async function readOpenDecks(trx: Trx, { event, participant }: ReadEntry): Promise<ChampionDeck[]> {
  if (!mayReadDecklist(decklistPolicyOf(event.settings), { viewer: 'public', ...event })) return [];
  return trx
    .selectFrom('submitted_deck as deck')
    .select(['deck.name', 'deck.class', 'deck.code'])
    .where('deck.participant_id', '=', participant)
    .where('deck.superseded_at', 'is', null)
    .orderBy('deck.slot')
    .execute();
}

/** What a team brought to a battle, where it has opened its decks to everybody; of each player in the order of the boards. */
export async function readBattleDecks(trx: Trx, battle: BattleState, teamId: string): Promise<ChampionDeck[]> {
  const side = SIDES.find((one) => battle.sides[one].team_id === teamId);
  if (side === undefined || !battle.sides[side].decks_opened) return [];
  const rows = await trx
    .selectFrom('line_up_entry as entry')
    .innerJoin('submitted_deck as deck', 'deck.line_up_entry_id', 'entry.id')
    .leftJoin('account', 'account.id', 'entry.account_id')
    .select(['deck.name', 'deck.class', 'deck.code', 'entry.account_id', 'account.username'])
    .where('entry.battle_id', '=', battle.battle_id)
    .where('entry.side', '=', side)
    .where('deck.superseded_at', 'is', null)
    .orderBy('entry.id')
    .orderBy('deck.slot')
    .execute();
  const seats = battle.boards.flatMap((board) => board.seats.filter((seat) => seat.side === side));
  const orderOf = (account: string | null) => {
    const index = seats.findIndex(({ account_id }) => account_id === account);
    return index < 0 ? seats.length : index;
  };
  return rows
    .toSorted((one, other) => orderOf(one.account_id) - orderOf(other.account_id))
    .map(({ name, class: hero, code, username }) => ({
      name,
      class: hero,
      code,
      ...(username !== null && { owner: username }),
    }));
}
