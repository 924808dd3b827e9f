import type { DeckVisibility } from '@pailei/contracts/decks/decks/decks.api';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import type { DeckRow, DeckTable, DeckVersionRow, NewDeck } from '@pailei/db/schema/decks';
import type { Trx } from '@pailei/db/tx';
import { sql, type Updateable } from 'kysely';

/** `team_id`: the owner's approved team. */
export type OwnedDeck = DeckRow & { username: string; team_id: string | null };

function decks(db: Db | Trx) {
  return db
    .selectFrom('deck')
    .innerJoin('account', 'account.id', 'deck.account_id')
    .leftJoin('account_team', 'account_team.account_id', 'deck.account_id')
    .selectAll('deck')
    .select(['account.username', 'account_team.team_id']);
}

export function findDeck(db: Db | Trx, id: string): Promise<OwnedDeck | undefined> {
  return decks(db).where('deck.id', '=', id).executeTakeFirst();
}

/** In the order of `ids`; those that are gone are left out. */
export async function findDecks(db: Db | Trx, ids: readonly string[]): Promise<OwnedDeck[]> {
  const rows = await decks(db)
    .where((eb) => eb('deck.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type LibraryFilter = {
  class?: string | undefined;
  format?: string | undefined;
  archetype?: string | undefined;
  /** Part of name, archetype or note. */
  search?: string | undefined;
};

/** All that fit, at most as many as an account may have, newest change first. */
export function findLibrary(db: Db, accountId: string, filter: LibraryFilter): Promise<OwnedDeck[]> {
  return decks(db)
    .where('deck.account_id', '=', accountId)
    .where((eb) =>
      eb.and([
        ...(['class', 'format', 'archetype'] as const).flatMap((column) => {
          const value = filter[column];
          return value === undefined ? [] : [eb(`deck.${column}`, '=', value)];
        }),
        ...(filter.search === undefined ? [] : [found(filter.search)]),
      ]),
    )
    .orderBy('deck.updated_at', 'desc')
    .orderBy('deck.id', 'desc')
    .execute();
}

function found(search: string) {
  const pattern = `%${escapeLike(search)}%`;
  return sql<boolean>`(deck.name ilike ${pattern} or deck.archetype ilike ${pattern} or deck.note ilike ${pattern})`;
}

type Page = { skip: number; limit: number };

/** What its owner shows to these readers; newest change first. */
export function findShownDecks(
  db: Db,
  accountId: string,
  shown: readonly DeckVisibility[],
  page: Page,
): Promise<OwnedDeck[]> {
  return decks(db)
    .where('deck.account_id', '=', accountId)
    .where('deck.visibility', 'in', shown)
    .orderBy('deck.updated_at', 'desc')
    .orderBy('deck.id', 'desc')
    .offset(page.skip)
    .limit(page.limit)
    .execute();
}

export async function countShownDecks(db: Db, accountId: string, shown: readonly DeckVisibility[]): Promise<number> {
  const { count } = await db
    .selectFrom('deck')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('visibility', 'in', shown)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the members of a team share inside it; newest change first. */
export function findTeamDecks(db: Db, teamId: string, page: Page): Promise<OwnedDeck[]> {
  return decks(db)
    .where('account_team.team_id', '=', teamId)
    .where('deck.visibility', '=', 'team')
    .orderBy('deck.updated_at', 'desc')
    .orderBy('deck.id', 'desc')
    .offset(page.skip)
    .limit(page.limit)
    .execute();
}

export async function countTeamDecks(db: Db, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deck')
    .innerJoin('account_team', 'account_team.account_id', 'deck.account_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_team.team_id', '=', teamId)
    .where('deck.visibility', '=', 'team')
    .executeTakeFirstOrThrow();
  return count;
}

export type LibraryFacts = Pick<DeckRow, 'id' | 'name' | 'class' | 'archetype' | 'content_hash'>;

/** What the whole library of an account holds, oldest first. */
export function readLibraryFacts(db: Db, accountId: string): Promise<LibraryFacts[]> {
  return db
    .selectFrom('deck')
    .select(['id', 'name', 'class', 'archetype', 'content_hash'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function hasPlayer(db: Db, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

export function lockDeck(trx: Trx, id: string): Promise<DeckRow | undefined> {
  return trx.selectFrom('deck').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertDecks(trx: Trx, rows: NewDeck[]): Promise<void> {
  await trx.insertInto('deck').values(rows).execute();
}

export type DeckChanges = Omit<Updateable<DeckTable>, 'id' | 'account_id' | 'created_at'>;

export async function updateDeck(trx: Trx, id: string, changes: DeckChanges): Promise<void> {
  await trx.updateTable('deck').set(changes).where('id', '=', id).execute();
}

export async function deleteDeck(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('deck').where('id', '=', id).execute();
}

/** Keeps what these decks now are as the next version of each. */
export async function keepVersions(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('deck_version')
    .columns(['deck_id', 'number', 'name', 'code', 'class', 'format', 'cards', 'sideboard', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('deck')
        .select((row) => [
          'id',
          sql<number>`(select coalesce(max(number), 0) + 1 from deck_version where deck_id = deck.id)`.as('number'),
          'name',
          'code',
          'class',
          'format',
          'cards',
          'sideboard',
          row.ref('updated_at').as('created_at'),
        ])
        .where((row) => row('id', '=', row.fn.any(row.val([...ids])))),
    )
    .execute();
}

/** Newest first. */
export function findVersions(db: Db, deckId: string): Promise<DeckVersionRow[]> {
  return db.selectFrom('deck_version').selectAll().where('deck_id', '=', deckId).orderBy('number', 'desc').execute();
}
