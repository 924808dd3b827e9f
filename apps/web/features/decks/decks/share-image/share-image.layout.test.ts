import type { DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { expect, test } from 'vitest';

import { fitText, FOOTER_HEIGHT, HEADER_HEIGHT, ROW_HEIGHT, shareLayout } from './share-image.layout.ts';

const cards = (count: number, owner: number | null = null): DeckCardView[] =>
  Array.from({ length: count }, (_, index) => ({
    dbf_id: index + 1,
    count: 1,
    owner_dbf_id: owner,
    name: `牌${index}`,
    cost: index % 8,
    rarity: 'COMMON' as const,
    type: 'MINION',
    card_class: 'MAGE',
    set: 'CORE',
  }));

test('two columns, and the picture is as high as the longer one', () => {
  const { columns, height } = shareLayout({ cards: cards(17), sideboard: [] });
  expect(columns.map((rows) => rows.length)).toEqual([9, 8]);
  expect(height).toBe(HEADER_HEIGHT + 9 * ROW_HEIGHT + FOOTER_HEIGHT);
});

test('no card is left out, and a caption is above the cards it names', () => {
  for (let main = 1; main <= 30; main++) {
    const { columns } = shareLayout({ cards: cards(main), sideboard: cards(3, 1) });
    expect(columns.flat().filter(({ kind }) => kind === 'card')).toHaveLength(main + 3);
    for (const rows of columns) expect(rows.at(-1)?.kind).not.toBe('caption');
  }
});

test('a text that is too long ends in an ellipsis', () => {
  const widthOf = (text: string) => Array.from(text).length * 10;
  expect(fitText('快攻法', 30, widthOf)).toBe('快攻法');
  expect(fitText('快攻法术师', 40, widthOf)).toBe('快攻法…');
  expect(fitText('🐉🐉🐉🐉', 30, widthOf)).toBe('🐉🐉…');
});
