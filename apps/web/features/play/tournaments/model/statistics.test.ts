import { expect, test } from 'vitest';

import { deviationOf, matchUpTable, percent } from './statistics.ts';

const mage = { class: 'mage', decks: 3, share: 0.75, banned: 1, bannable: 2, wins: 3, losses: 2, mirrors: 1 };
const rogue = { class: 'rogue', decks: 1, share: 0.25, banned: 0, bannable: 0, wins: 0, losses: 0, mirrors: 0 };

test('a share of nothing is none', () => {
  expect(percent(3, 8)).toBe('37.5%');
  expect(percent(0, 0)).toBe('—');
});

test('the table has the classes that played, each against each', () => {
  const { classes, cellOf } = matchUpTable({
    classes: [mage, rogue],
    matchups: [{ class: 'mage', opponent: 'mage', games: 1, wins: null }],
  });
  expect(classes).toEqual(['mage']);
  expect(cellOf('mage', 'mage')).toMatchObject({ games: 1, wins: null });
  expect(cellOf('mage', 'rogue')).toBeUndefined();
});

test('a cell leans to the side that wins more, a mirror and an even one to none', () => {
  expect(deviationOf({ games: 4, wins: 3 })).toEqual({ side: 'up', strength: 0.5 });
  expect(deviationOf({ games: 4, wins: 0 })).toEqual({ side: 'down', strength: 1 });
  expect([deviationOf({ games: 4, wins: 2 }).side, deviationOf({ games: 4, wins: null }).side]).toEqual([null, null]);
});
