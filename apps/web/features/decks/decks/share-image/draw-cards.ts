import type { CardRarity } from '@pailei/domain/decks/card';

import { cardNumber } from '../../../../shared/decks/deck-labels.ts';
import { box, DARK_COLORS, write, type Pen } from './pen.ts';
import { COLUMN_GAP, HEADER_HEIGHT, IMAGE_WIDTH, PADDING, ROW_HEIGHT, type Row } from './share-image.layout.ts';

const RARITY_COLORS: Readonly<Record<CardRarity, string>> = {
  FREE: '#766b67',
  COMMON: '#766b67',
  RARE: DARK_COLORS.blue,
  EPIC: '#9a6bd0',
  LEGENDARY: DARK_COLORS.gold,
};
const COLUMN_WIDTH = (IMAGE_WIDTH - 2 * PADDING - COLUMN_GAP) / 2;

export function drawCards(pen: Pen, columns: readonly (readonly Row[])[]): void {
  for (const [column, rows] of columns.entries()) {
    const x = PADDING + column * (COLUMN_WIDTH + COLUMN_GAP);
    for (const [index, row] of rows.entries()) drawRow(pen, row, { x, y: HEADER_HEIGHT + index * ROW_HEIGHT });
  }
}

function drawRow(pen: Pen, row: Row, { x, y: top }: { x: number; y: number }): void {
  const y = top + ROW_HEIGHT / 2;
  box(pen, DARK_COLORS.line, { x, y: top + ROW_HEIGHT - 1, width: COLUMN_WIDTH, height: 1 });
  if (row.kind === 'caption') {
    write(pen, row.text, { x, y, size: 22, color: DARK_COLORS.text3, maxWidth: COLUMN_WIDTH });
    return;
  }
  const { dbf_id, name, cost, count, rarity } = row.card;
  const [mana, title] = [cost === null ? '?' : `${cost}`, name ?? `未知卡牌 ${cardNumber(dbf_id)}`];
  box(pen, rarity ? RARITY_COLORS[rarity] : DARK_COLORS.text3, { x, y: y - 8, width: 4, height: 16 });
  write(pen, mana, { x: x + 32, y, size: 26, weight: 600, color: DARK_COLORS.mana, align: 'center' });
  const color = rarity === 'LEGENDARY' ? DARK_COLORS.gold : DARK_COLORS.text1;
  write(pen, title, { x: x + 62, y, size: 26, color, maxWidth: COLUMN_WIDTH - 118 });
  if (count > 1)
    write(pen, `×${count}`, { x: x + COLUMN_WIDTH, y, size: 24, color: DARK_COLORS.text2, align: 'right' });
}
