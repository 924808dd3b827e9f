import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { DECK_LIBRARY_ERRORS, type Deck, type decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { Db } from '@pailei/db/client';
import type { DeckRow } from '@pailei/db/schema/decks';
import type { Trx } from '@pailei/db/tx';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../../people/accounts/accounts.reads.ts';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { isOwner } from './decks.policy.ts';
import { countDecks } from './count-decks.ts';
import { deleteDeck, keepVersions, lockDeck, updateDeck, type DeckChanges } from './decks.repository.ts';
import { deckReads } from './decks.reads.ts';
import type { ReadableEvents } from './deck-usage.ts';
import { announceTeamDecks, teamDeckReads } from './team-decks.ts';
import { addDecks, announceDecks, listColumns, listOfCode } from './save-decks.ts';

export type DecksDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  readableEvents: ReadableEvents;
};

type Api = typeof decksApi;
/** A call that its maker may repeat under the same key. */
export type Keyed<Body> = { body: Body; idempotencyKey: string | undefined };

export type DecksService = ReturnType<typeof createDecksService>;

/** Everybody's own library of decks, and what others may see of it. */
export function createDecksService(deps: DecksDeps) {
  const { db, now } = deps;
  const reads = deckReads(deps);

  return {
    ...reads,
    ...teamDeckReads(deps),

    /** The same key again answers with the deck that the first call made. */
    async create(actor: Actor, { body, idempotencyKey }: Keyed<BodyOf<Api['create']>>): Promise<Deck> {
      const { code, class: given, ...fields } = body;
      const list = await listOfCode(db, { code, class: given });
      const call = { account_id: actor.user_id, route: 'POST /decks', key: idempotencyKey, body };
      const { id } = await inTransaction(deps, (trx, log) =>
        runOnce(trx, call, async () => {
          const owner = { account_id: actor.user_id, now: now() };
          const [made = ''] = await addDecks(trx, log, owner, [{ ...fields, list }]);
          return { id: made };
        }),
      );
      return reads.get(actor, id);
    },

    /** Throws `deck_changed` when the deck was saved elsewhere since `version`. What changes nothing is no new version. */
    async update(actor: Actor, id: string, { version, ...fields }: BodyOf<Api['update']>): Promise<Deck> {
      const { code, class: heroClass, ...given } = fields;
      const list = code === undefined ? undefined : await listOfCode(db, { code, class: heroClass });
      await inTransaction(deps, async (trx, log) => {
        const row = await lockOwn(trx, actor, id);
        if (row.version !== version) throw appError(DECK_LIBRARY_ERRORS, 'deck_changed');
        const changes = changesOf(row, given, list);
        if (Object.keys(changes).length === 0) return;
        await updateDeck(trx, id, { ...changes, version: version + 1, updated_at: now() });
        if (changes.name !== undefined || changes.code !== undefined) await keepVersions(trx, [id]);
        announceDecks(log, actor.user_id, await countDecks(trx, actor.user_id));
        if (row.visibility === 'team' || changes.visibility === 'team')
          await announceTeamDecks(trx, log, actor.user_id);
      });
      return reads.get(actor, id);
    },

    /** Copies that events hold stay as they are. */
    remove(actor: Actor, id: string): Promise<DataOf<Api['remove']>> {
      return inTransaction(deps, async (trx, log) => {
        const { visibility } = await lockOwn(trx, actor, id);
        await deleteDeck(trx, id);
        announceDecks(log, actor.user_id, await countDecks(trx, actor.user_id));
        if (visibility === 'team') await announceTeamDecks(trx, log, actor.user_id);
        return { id };
      });
    },
  };
}

/** Behind the account's lock: the count that is announced has seen what else its owner does at once. */
async function lockOwn(trx: Trx, actor: Actor, id: string): Promise<DeckRow> {
  await lockAccount(trx, actor.user_id);
  const row = await lockDeck(trx, id);
  if (!row || !isOwner(row, actor)) throw generalError('not_found');
  return row;
}

type GivenFields = Omit<BodyOf<Api['update']>, 'version' | 'code' | 'class'>;

/** Only what is another than before. */
function changesOf(row: DeckRow, given: GivenFields, list: DeckList | undefined): DeckChanges {
  const fields = Object.entries(given).filter(
    ([field, value]) => value !== undefined && value !== row[field as keyof GivenFields],
  );
  const isNewList = list !== undefined && (list.code !== row.code || list.class !== row.class);
  return { ...Object.fromEntries(fields), ...(isNewList && listColumns(list)) };
}
