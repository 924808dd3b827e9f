import type { Deck, DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { compareCards } from '@pailei/domain/decks/card-order';

import { sideboards } from '../detail/detail.model.ts';

/** In px of the picture. */
export const IMAGE_WIDTH = 1080;
export const PADDING = 56;
export const HEADER_HEIGHT = 232;
export const ROW_HEIGHT = 48;
export const FOOTER_HEIGHT = 288;
export const COLUMN_GAP = 48;

export type Row = { kind: 'card'; card: DeckCardView } | { kind: 'caption'; text: string };
export type ShareLayout = { columns: [Row[], Row[]]; height: number };

/** The rows of the picture in two columns of the same length, read downwards; a caption never ends a column. */
export function shareLayout(deck: Pick<Deck, 'cards' | 'sideboard'>): ShareLayout {
  const rows: Row[] = deck.cards.toSorted(compareCards).map(cardRow);
  for (const { owner, cards } of sideboards(deck)) {
    rows.push({ kind: 'caption', text: `「${owner}」的备牌` }, ...cards.map(cardRow));
  }
  const half = Math.ceil(rows.length / 2);
  const split = rows[half - 1]?.kind === 'caption' ? half - 1 : half;
  const columns: [Row[], Row[]] = [rows.slice(0, split), rows.slice(split)];
  const longest = Math.max(...columns.map((column) => column.length));
  return { columns, height: HEADER_HEIGHT + longest * ROW_HEIGHT + FOOTER_HEIGHT };
}

const cardRow = (card: DeckCardView): Row => ({ kind: 'card', card });

/** A text that fits, cut with an ellipsis where it must be. `widthOf` measures. */
export function fitText(text: string, maxWidth: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= maxWidth) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > maxWidth) characters.pop();
  return `${characters.join('')}…`;
}
