import { AppError, appError } from '@pailei/contracts/http/errors';
import {
  CARD_ERRORS,
  CARD_FILE_TEXTS,
  type Card,
  type CardImport,
  type cardsApi,
} from '@pailei/contracts/decks/cards/cards.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import type { NewCardImport } from '@pailei/db/schema/cards';
import type { Actor } from '@pailei/live/registry';
import { runTransaction } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import type { CardFacts } from '@pailei/domain/decks/card';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { readDeckRules } from '../../site/deck-rules/deck-rules.reads.ts';
import { precheckCardFile } from './import/card-file.ts';
import { cardsByNumber } from './cards.reads.ts';
import { countCards } from './cards.repository.ts';
import { findImport, listImports } from './import/imports.repository.ts';
import { searchCards, type CardSearch } from './search-cards.ts';
import { lockSource, readSource, saveSource } from './source.repository.ts';
import { startImport } from './import/start-import.ts';

export type CardsDeps = { db: Db; publisher: Publisher };
export type CardsService = ReturnType<typeof createCardsService>;

const SHOWN_IMPORTS = 20;

/** The card catalogue: everybody searches it, admins bring it in. */
export function createCardsService({ db, publisher }: CardsDeps) {
  /** The file is stored with the run; the worker reads it. */
  function start(actor: Actor, run: Pick<NewCardImport, 'source' | 'url' | 'content'>): Promise<CardImport> {
    return inTransaction({ db, publisher }, async (trx, log) => {
      const id = await startImport(trx, log, { ...run, started_by: actor.user_id });
      const started = id === undefined ? undefined : await findImport(trx, id);
      if (!started) throw appError(CARD_ERRORS, 'card_import_running');
      await recordAudit(trx, {
        actor,
        action: 'cards.import',
        target_type: 'card_import',
        target_id: started.id,
        before: null,
        after: { source: started.source, url: started.url },
        reason: null,
      });
      return started;
    });
  }

  return {
    async search(query: CardSearch): Promise<DataOf<typeof cardsApi.search>> {
      const { items, total } = await searchCards(db, query, await readDeckRules(db));
      return { items: items.map(cardView), total, skip: query.skip, limit: query.limit };
    },

    /** Those that the catalogue knows, in the order asked for. */
    async byNumber(ids: readonly number[]): Promise<Card[]> {
      const known = await cardsByNumber(db, ids);
      return [...new Set(ids)].flatMap((id) => known.get(id) ?? []).map(cardView);
    },

    async catalogue(): Promise<DataOf<typeof cardsApi.catalogue>> {
      const [counts, imports, source] = await Promise.all([
        countCards(db),
        listImports(db, SHOWN_IMPORTS),
        readSource(db),
      ]);
      return { ...counts, imports, ...source };
    },

    /** Throws `card_file_invalid` for what is no catalogue at first sight, and `card_import_running`. */
    async importFile(actor: Actor, content: Uint8Array): Promise<CardImport> {
      const problem = precheckCardFile(content);
      if (problem) {
        const [status] = CARD_ERRORS.card_file_invalid;
        throw new AppError('card_file_invalid', status, CARD_FILE_TEXTS[problem], { file: CARD_FILE_TEXTS[problem] });
      }
      return start(actor, { source: 'file', url: null, content });
    },

    importUrl: (actor: Actor, url: string) => start(actor, { source: 'url', url, content: null }),

    /** Empty: no automatic refresh. A new address is called within a minute. */
    setSource(actor: Actor, refresh_url: string): Promise<{ refresh_url: string }> {
      return runTransaction(db, async (trx) => {
        const before = await lockSource(trx);
        const refreshed_at = before.refresh_url === refresh_url ? before.refreshed_at : null;
        await saveSource(trx, { refresh_url, refreshed_at });
        await recordAudit(trx, {
          actor,
          action: 'cards.set_source',
          target_type: 'card_source',
          target_id: 'card_source',
          before: { refresh_url: before.refresh_url },
          after: { refresh_url },
          reason: null,
        });
        return { refresh_url };
      });
    },
  };
}

const cardView = (card: CardFacts): Card => ({ ...card, classes: [...card.classes] });
