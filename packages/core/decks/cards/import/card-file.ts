import { setImmediate } from 'node:timers/promises';
import { CARD_FILE_TEXTS, cardEntrySchema, type CardFileProblem } from '@pailei/contracts/decks/cards/cards.api';
import type { CardFacts } from '@pailei/domain/decks/card';
import { isClosed, locateEntries } from './json-entries.ts';

/** Why there is no catalogue to be had; the message is Chinese and for the admin. */
export class CardFileError extends Error {
  override name = 'CardFileError';
  readonly problem: CardFileProblem;

  constructor(problem: CardFileProblem, detail?: string) {
    super(detail === undefined ? CARD_FILE_TEXTS[problem] : `${CARD_FILE_TEXTS[problem]}（${detail}）`);
    this.problem = problem;
  }
}

/** `entries`: of the file; those that are no card or repeat one are `skipped`. */
export type Catalogue = { cards: CardFacts[]; entries: number; skipped: number };

const ENTRIES_MAX = 50_000;
/** Longer than any card: what is longer is none, and is not even read. */
const ENTRY_MAX_BYTES = 16 * 1024;
const ENTRIES_IN_ONE_GO = 1_000;

/** Quick check of a file before it is stored: `undefined` where it may be a catalogue. */
export function precheckCardFile(bytes: Uint8Array): CardFileProblem | undefined {
  const outline = isClosed(bytes);
  if (outline === 'no_list') return 'not_a_list';
  return outline === 'open' ? 'cut_off' : undefined;
}

/** Reads the whole file before anything is written. Lets others work in between. Throws `CardFileError`. */
export async function readCatalogue(bytes: Uint8Array): Promise<Catalogue> {
  const located = locateEntries(bytes, ENTRIES_MAX);
  if (typeof located === 'string') throw new CardFileError(located);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const entries: Entry[] = [];
  for (const [index, [start, end]] of located.entries()) {
    if (index % ENTRIES_IN_ONE_GO === 0) await setImmediate();
    if (end - start > ENTRY_MAX_BYTES) continue;
    const entry = cardEntrySchema.safeParse(parse(decoder, bytes.subarray(start, end), index)).data;
    if (entry) entries.push(entry);
  }
  const cards = chooseCards(entries);
  if (cards.length === 0) throw new CardFileError('no_cards');
  return { cards, entries: located.length, skipped: located.length - cards.length };
}

type Entry = CardFacts & { collectible?: boolean | undefined };

function parse(decoder: TextDecoder, bytes: Uint8Array, index: number): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new CardFileError('broken', `第 ${index + 1} 项`);
  }
}

/** The first of each number; in a file that marks them, only cards that a player may own. */
function chooseCards(entries: readonly Entry[]): CardFacts[] {
  const marksCollectible = entries.some(({ collectible }) => collectible !== undefined);
  const cards = new Map<number, CardFacts>();
  for (const { collectible, ...card } of entries) {
    if ((!marksCollectible || collectible === true) && !cards.has(card.dbf_id)) cards.set(card.dbf_id, card);
  }
  return [...cards.values()];
}
