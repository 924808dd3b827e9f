import type { BodyOf, DataOf } from '@pailei/contracts/endpoint';
import { DECKS_MAX } from '@pailei/contracts/decks';
import type { decksApi, ImportItem } from '@pailei/contracts/decks';
import { DECK_ERRORS } from '@pailei/contracts/tournament-errors';
import { className, CURVE_COLUMNS, parsePaste } from '@pailei/domain/decks';
import type { DeckList, PasteItem } from '@pailei/domain/decks';
import { isViolation } from '@pailei/domain/violation';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { once } from '../idempotency/index.ts';
import { readDeckRules } from '../rule-sets/index.ts';
import { contentHash } from '../submissions/index.ts';
import { readLibrary, readSummaries } from './deck-library.ts';
import { findDecks, readLibraryFacts } from './decks.repository.ts';
import type { DecksDeps, Keyed } from './decks.service.ts';
import { listFacts } from './decks.view.ts';
import type { Library } from './decks.view.ts';
import { addDecks, listOfCode } from './save-decks.ts';

type Api = typeof decksApi;

export type DeckImportService = ReturnType<typeof createDeckImportService>;

/** Whatever the game's clipboard gives: first what would come of it, then what of that is to be kept. */
export function createDeckImportService(deps: DecksDeps) {
  const { db, now } = deps;

  return {
    async preview(actor: Actor, text: string): Promise<DataOf<Api['previewImport']>> {
      const own = await readLibraryFacts(db, actor.user_id);
      const { items, left_over } = parsePaste(text, await readDeckRules(db));
      const library = await readLibrary(db, items.flatMap(readable));
      const known = new Map(own.map(({ content_hash, name }) => [content_hash, name]));
      return {
        items: items.map((item) => importItem(item, library, known)),
        left_over,
        room: Math.max(0, DECKS_MAX - own.length),
      };
    },

    /** All of them or none: the error names the code that can't be read. */
    async import(actor: Actor, { body, idempotencyKey }: Keyed<BodyOf<Api['import']>>): Promise<DataOf<Api['import']>> {
      const rules = await readDeckRules(db);
      const decks = body.decks.map(({ name, code }, index) => ({
        name,
        archetype: '',
        note: '',
        visibility: 'private' as const,
        list: listOfCode(code, rules, `decks.${index}.code`),
      }));
      const call = { account_id: actor.user_id, route: 'POST /decks/import', key: idempotencyKey, body };
      const { ids } = await inTransaction(deps, (trx, log) =>
        once(trx, call, async () => {
          const made = await addDecks(trx, log, { account_id: actor.user_id, now: now() }, decks);
          return { ids: made.join(',') };
        }),
      );
      const rows = await findDecks(db, ids.split(','));
      return { decks: await readSummaries(db, rows, { actor }) };
    },
  };
}

function readable({ result }: PasteItem): DeckList[] {
  return isViolation(result) ? [] : [result];
}

/** `known`: names by content of the own decks and of those further up, to which this one is added. */
function importItem(item: PasteItem, library: Library, known: Map<string, string>): ImportItem {
  const { line, result } = item;
  if (isViolation(result)) return brokenItem(item, DECK_ERRORS[result.violation][1]);
  const name = item.name ?? `未命名${className(library.rules, result.class)}`;
  const hash = contentHash(result);
  const duplicate_of = known.get(hash) ?? null;
  if (duplicate_of === null) known.set(hash, name);
  const { class: heroClass, format, code } = result;
  return { line, name, code, error: null, class: heroClass, format, ...listFacts(result, library), duplicate_of };
}

function brokenItem({ line, name, code }: PasteItem, error: string): ImportItem {
  return {
    line,
    name: name ?? '未命名卡组',
    code,
    error,
    class: null,
    format: null,
    card_count: 0,
    unknown_count: 0,
    curve: Array.from({ length: CURVE_COLUMNS }, () => 0),
    problems: [],
    duplicate_of: null,
  };
}
