import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { Deck, DECK_SORTS, decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { Db } from '@pailei/db/client';
import { clipboardText } from '@pailei/domain/decks/paste/clipboard';
import { compareNames } from '@pailei/domain/name-order/name-order';
import type { Actor } from '@pailei/live/registry';
import { cardsByNumber } from '../cards/cards.reads.ts';
import { textFile } from '../../ground/text-file/text-file.ts';
import { readDeckView, readLibrary, readSummaries } from './deck-library.ts';
import { NO_USAGE, readUsage, type DeckUsage, type ReadableEvents } from './deck-usage.ts';
import { findTeamOf } from '../../people/accounts/accounts.reads.ts';
import { canReadDeck, isOwner } from './decks.policy.ts';
import {
  countShownDecks,
  findDeck,
  findLibrary,
  findShownDecks,
  findVersions,
  hasPlayer,
  readLibraryFacts,
  type OwnedDeck,
} from './decks.repository.ts';
import { allCards, countsByClass, deckSummary, versionViews } from './deck-views.ts';

type Api = typeof decksApi;
type Sort = { sort_by: (typeof DECK_SORTS)[number]; sort_order: 'asc' | 'desc' };

/** A page of one's library or of somebody's public decks, one deck with all that is known of it, and its file. */
export function deckReads({ db, readableEvents }: { db: Db; readableEvents: ReadableEvents }) {
  /** Somebody's private deck is not there for others. */
  async function readable(actor: Actor | null, id: string): Promise<OwnedDeck> {
    const row = await findDeck(db, id);
    if (!row || !canReadDeck(row, actor, await teamOf(actor))) throw generalError('not_found');
    return row;
  }

  async function teamOf(actor: Pick<Actor, 'user_id'> | null): Promise<string | null> {
    return (actor && (await findTeamOf(db, actor.user_id))?.team_id) ?? null;
  }

  return {
    async list(actor: Actor, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      const { skip, limit } = query;
      const all = await readLibraryFacts(db, actor.user_id);
      const owned = all.map(({ id }) => ({ id, account_id: actor.user_id }));
      const [rows, usage] = await Promise.all([
        findLibrary(db, actor.user_id, query),
        readUsage(db, owned, { actor, readableEvents }),
      ]);
      const usageOf = ({ id }: { id: string }) => usage.get(id) ?? NO_USAGE;
      const page = sorted(rows, usageOf, query).slice(skip, skip + limit);
      const library = await readLibrary(db, page);
      return {
        items: page.map((row) => deckSummary(row, library, usageOf(row))),
        total: rows.length,
        skip,
        limit,
        all: all.length,
        counts: countsByClass(all),
        archetypes: [...new Set(all.map(({ archetype }) => archetype).filter(Boolean))].toSorted(compareNames),
        locked: all.filter((deck) => usageOf(deck).locked_in.length > 0).length,
      };
    },

    async get(actor: Actor | null, id: string): Promise<Deck> {
      return readDeckView(db, await readable(actor, id), { actor, readableEvents });
    },

    /** The owner's alone: an earlier version may never have been for others. */
    async versions(actor: Actor, id: string): Promise<DataOf<Api['versions']>> {
      const row = await readable(actor, id);
      if (!isOwner(row, actor)) throw generalError('not_found');
      const versions = await findVersions(db, id);
      const cards = await cardsByNumber(
        db,
        versions.flatMap(allCards).map(({ dbf_id }) => dbf_id),
      );
      return { versions: versionViews(versions, cards) };
    },

    async export(actor: Actor | null, id: string) {
      const row = await readable(actor, id);
      const { rules, cards } = await readLibrary(db, [row]);
      return textFile('deck.txt', clipboardText(row, rules, cards), 'private, no-cache');
    },

    async ofPlayer(
      actor: Actor | null,
      accountId: string,
      page: { skip: number; limit: number },
    ): Promise<DataOf<Api['ofPlayer']>> {
      if (!(await hasPlayer(db, accountId))) throw generalError('not_found');
      const readerTeam = await teamOf(actor);
      const isTeammate = readerTeam !== null && readerTeam === (await teamOf({ user_id: accountId }));
      const shown = isTeammate ? (['public', 'team'] as const) : (['public'] as const);
      const [total, rows] = await Promise.all([
        countShownDecks(db, accountId, shown),
        findShownDecks(db, accountId, shown, page),
      ]);
      return { items: await readSummaries(db, rows, { actor, readableEvents }), total, ...page };
    },
  };
}

type UsageOf = (deck: { id: string }) => DeckUsage;

/** A library is small enough to be put in order here, where names sort as Chinese does. Decks without a game have no rate: they come last. */
function sorted(rows: readonly OwnedDeck[], usageOf: UsageOf, { sort_by, sort_order }: Sort): OwnedDeck[] {
  const direction = sort_order === 'asc' ? 1 : -1;
  const played = (row: OwnedDeck) => usageOf(row).games.wins + usageOf(row).games.losses;
  const rate = (row: OwnedDeck) => usageOf(row).games.wins / played(row);
  const compare: Record<Sort['sort_by'], (a: OwnedDeck, b: OwnedDeck) => number> = {
    updated_at: (a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at),
    created_at: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
    name: (a, b) => compareNames(a.name, b.name),
    games: (a, b) => played(a) - played(b),
    win_rate: (a, b) => rate(a) - rate(b),
  };
  const isLast = (row: OwnedDeck) => Number(sort_by === 'win_rate' && played(row) === 0);
  return rows.toSorted(
    (a, b) => isLast(a) - isLast(b) || direction * compare[sort_by](a, b) || (a.id < b.id ? -direction : direction),
  );
}
