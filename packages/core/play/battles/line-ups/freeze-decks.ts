import type { LineUp } from '@pailei/domain/battles/line-up/types';
import type { Side } from '@pailei/domain/series/sides';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

/** Who has decks of their own in a line-up; null: the team's pool. */
const entriesOf = ({ players, bench, pool }: LineUp) => [
  ...[...players, ...bench].map(({ account_id, decks }) => ({ account_id, decks })),
  ...(pool.length > 0 ? [{ account_id: null, decks: pool }] : []),
];

type Frozen = { battle_id: string; side: Side; line_up: LineUp; now: string };

/**
 * Keeps the decks of a line-up as they are now, final at once: what happens to a deck later changes nothing. Whoever has frozen
 * decks in this battle already keeps those.
 */
export async function freezeLineUp(trx: Trx, { battle_id, side, line_up, now }: Frozen): Promise<void> {
  const known = await findEntries(trx, battle_id);
  const fresh = entriesOf(line_up)
    .filter(({ account_id }) => !known.has(entryKey(side, account_id)))
    .map((entry) => ({ ...entry, id: newId() }));
  await insertMany(
    trx,
    'line_up_entry',
    fresh.map(({ id, account_id }) => ({ id, battle_id, side, account_id })),
  );
  const sources = await lockDecks(
    trx,
    fresh.flatMap(({ decks }) => decks.map(({ deck_id }) => deck_id)),
  );
  const copies = fresh.flatMap(({ id: line_up_entry_id, decks }) =>
    decks.map(({ deck_id }, slot) => {
      const source = sources.get(deck_id);
      if (!source) throw new Error(`deck ${deck_id} of a line-up is gone`);
      const { id: _, ...content } = source;
      return { id: newId(), line_up_entry_id, slot, deck_id, ...content, locked_at: now, created_at: now };
    }),
  );
  await insertMany(trx, 'submitted_deck', copies);
}

/** Held against deletion. */
async function lockDecks(trx: Trx, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('deck')
    .select(['id', 'name', 'class', 'format', 'code', 'cards', 'sideboard', 'content_hash', 'archetype'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const entryKey = (side: Side, accountId: string | null) => `${side} ${accountId ?? 'pool'}`;

/** The ids of a battle's entries by `entryKey`. */
export async function findEntries(db: Db | Trx, battleId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('line_up_entry')
    .select(['id', 'side', 'account_id'])
    .where('battle_id', '=', battleId)
    .execute();
  return new Map(rows.map(({ id, side, account_id }) => [entryKey(side, account_id), id]));
}
