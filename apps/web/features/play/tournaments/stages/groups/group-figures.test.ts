import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import { expect, test } from 'vitest';

import { figureColumns } from './group-figures.ts';

const row = {
  games_won: 9,
  games_lost: 4,
  battles: { boards: 2, points: 3 },
  meetings: [
    { battle: { own: { boards: 1, points: 0 }, other: { boards: 2, points: 3 } } },
    { battle: { own: { boards: 1, points: 3 }, other: { boards: 1, points: 0 } } },
  ],
} as unknown as StandingsRow;
const figures = (isOfTeams: boolean) => figureColumns(isOfTeams).map(({ head, text }) => `${head} ${text(row)}`);

test('a group of teams shows the boards by which it is ranked, before the games', () => {
  expect(figures(true)).toEqual(['台 2:3', '净胜台 −1', '净胜局 +5']);
});

test('a group of players shows games', () => {
  expect(figures(false)).toEqual(['局数 9:4', '净胜局 +5']);
});
