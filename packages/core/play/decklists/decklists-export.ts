import type { EntrantDecks, FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';
import type { DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { className, formatName } from '@pailei/domain/decks/deck-rules';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import type { Library } from '../../decks/decks/deck-views.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

type Entrant = Omit<EntrantDecks, 'decks'> & { decks: readonly FullDecklist[] };
export type ExportedDecklists = { library: Library; rows: readonly Entrant[] };

const CACHE = 'private, no-cache';
const HEAD = ['选手', '种子', '名次', '序号', '卡组', '职业', '模式', '卡组码', '卡牌', '备牌'];

/** One line for each deck. */
export function decklistsCsv({ library: { rules }, rows }: ExportedDecklists) {
  const lines = rows.flatMap(({ name, seed, place, decks }) =>
    decks.map((deck) => [
      name,
      String(seed ?? ''),
      String(place ?? ''),
      String(deck.slot + 1),
      deck.name,
      className(rules, deck.class),
      formatName(rules, deck.format),
      deck.code,
      cardsText(deck.cards),
      cardsText(deck.sideboard),
    ]),
  );
  return textFile('decklists.csv', CSV_MARK + csvLines([HEAD, ...lines]), CACHE);
}

export function decklistsJson({ rows }: ExportedDecklists) {
  return textFile('decklists.json', JSON.stringify({ entrants: rows }), CACHE);
}

function cardsText(cards: readonly DeckCardView[]): string {
  return cards.map(({ count, name, dbf_id }) => `${count}x ${name ?? `#${dbf_id}`}`).join('；');
}
