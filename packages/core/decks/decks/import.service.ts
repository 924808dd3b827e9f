import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { DECKS_MAX, SKIPPED_LINES_MAX, type decksApi, type ImportItem } from '@pailei/contracts/decks/decks/decks.api';
import { DECK_ERRORS } from '@pailei/contracts/decks/decks/deck-errors';
import { className } from '@pailei/domain/decks/deck-rules';
import { CURVE_COLUMNS, deckSummaryOf } from '@pailei/domain/decks/summary';
import { distinctName } from '@pailei/domain/decks/names';
import { parsePaste, type PasteItem } from '@pailei/domain/decks/paste/paste';
import { withClass } from '@pailei/domain/decks/code/deck-code';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { readDeckRules } from '../../site/deck-rules/deck-rules.reads.ts';
import { contentHash } from './content-hash.ts';
import { readLibrary, readSummaries } from './deck-library.ts';
import { findDecks, readLibraryFacts } from './decks.repository.ts';
import type { DecksDeps, Keyed } from './decks.service.ts';
import { decklistFacts, type Library } from './deck-views.ts';
import { addDecks, listsOfCodes } from './save-decks.ts';

type Api = typeof decksApi;

export type DeckImportService = ReturnType<typeof createDeckImportService>;

/** Whatever the game's clipboard gives: first what would come of it, then what of that is to be kept. */
export function createDeckImportService(deps: DecksDeps) {
  const { db, now, readableEvents } = deps;

  return {
    async preview(actor: Actor, text: string): Promise<DataOf<Api['previewImport']>> {
      const own = await readLibraryFacts(db, actor.user_id);
      const { items, left_over, skipped } = parsePaste(text, await readDeckRules(db));
      const library = await readLibrary(db, items.flatMap(readable));
      const known: KnownDecks = {
        byContent: new Map(own.map(({ content_hash, name }) => [content_hash, name])),
        names: new Set(own.map(({ name }) => name)),
      };
      return {
        items: items.map((item) => importItem(item, library, known)),
        left_over,
        skipped: { count: skipped.length, lines: skipped.slice(0, SKIPPED_LINES_MAX) },
        room: Math.max(0, DECKS_MAX - own.length),
      };
    },

    /** All of them or none: the error names the code that can't be read. */
    async import(actor: Actor, { body, idempotencyKey }: Keyed<BodyOf<Api['import']>>): Promise<DataOf<Api['import']>> {
      const lists = await listsOfCodes(db, body.decks, (index) => `decks.${index}.code`);
      const decks = lists.map((list, index) => ({
        name: body.decks[index]?.name ?? '',
        archetype: '',
        note: '',
        visibility: 'private' as const,
        list,
      }));
      const call = { account_id: actor.user_id, route: 'POST /decks/import', key: idempotencyKey, body };
      const { ids } = await inTransaction(deps, (trx, log) =>
        runOnce(trx, call, async () => {
          const made = await addDecks(trx, log, { account_id: actor.user_id, now: now() }, decks);
          return { ids: made.join(',') };
        }),
      );
      const rows = await findDecks(db, ids.split(','));
      return { decks: await readSummaries(db, rows, { actor, readableEvents }) };
    },
  };
}

/** What has to be looked up of an item: its cards, and a hero that the rules do not know. */
function readable({ result }: PasteItem): Pick<DeckList, 'cards' | 'sideboard'>[] {
  if (isViolation(result)) return [];
  const { cards, sideboard } = result;
  const hero = result.class === null ? [{ dbf_id: result.hero, count: 1 }] : [];
  return [{ cards: [...cards, ...hero], sideboard }];
}

/** Of the own decks and of those further up in the paste, to which each one is added. */
type KnownDecks = { byContent: Map<string, string>; names: Set<string> };

function importItem(item: PasteItem, library: Library, known: KnownDecks): ImportItem {
  const { result } = item;
  if (isViolation(result)) return brokenItem(item, DECK_ERRORS[result.violation][1]);
  const deck = result.class === null ? withClass(result, library.rules, library) : result;
  return deck ? readItem(item, deck, library, known) : unclassedItem(item, result, library, known);
}

function readItem(item: PasteItem, deck: DeckList, library: Library, known: KnownDecks): ImportItem {
  const hash = contentHash(deck);
  const duplicate_of = known.byContent.get(hash) ?? null;
  const name = nameOf(item, `未命名${className(library.rules, deck.class)}`, known);
  if (duplicate_of === null) known.byContent.set(hash, name);
  const { class: heroClass, format, code } = deck;
  const facts = decklistFacts(deck, library);
  return { line: item.line, name, code, error: null, class: heroClass, format, ...facts, duplicate_of };
}

function unclassedItem(
  item: PasteItem,
  { format, code, cards }: Pick<DeckList, 'format' | 'code' | 'cards'>,
  library: Library,
  known: KnownDecks,
): ImportItem {
  const name = nameOf(item, UNNAMED, known);
  const { card_count, unknown_count, curve } = deckSummaryOf({ cards }, library.cards);
  const facts = { card_count, unknown_count, curve, problems: [] };
  return { line: item.line, name, code, error: null, class: null, format, ...facts, duplicate_of: null };
}

/** The name of the paste; one that is made up is another than those that are there. */
function nameOf({ name }: PasteItem, fallback: string, { names }: KnownDecks): string {
  const unique = name ?? distinctName(fallback, names);
  names.add(unique);
  return unique;
}

const UNNAMED = '未命名卡组';

function brokenItem({ line, name, code }: PasteItem, error: string): ImportItem {
  return {
    line,
    name: name ?? UNNAMED,
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
