import { expect, test } from 'vitest';

import { swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import { byName, byTable } from './print-lists.ts';

const tournament = swiss(5);
const round = tournament.stages[0]!.rounds[0]!;
const name = (id: string) => tournament.participants[id]!.name;

test('a list by table has every table once, in order', () => {
  expect(byTable(tournament, round)).toEqual(
    round.matches.map(({ table, a, b }) => ({ table, a: name(a), b: name(b) })),
  );
});

test('a list by name has everybody once with their table, also who has the bye', () => {
  const lines = byName(tournament, round);
  expect(lines.map((line) => line.name)).toEqual(
    Object.values(tournament.participants)
      .map((one) => one.name)
      .toSorted((x, y) => x.localeCompare(y, 'zh-CN')),
  );
  expect(lines.find((line) => line.table === null)).toMatchObject({ name: name(round.bye!), against: '轮空' });
  const [first] = round.matches;
  expect(lines.find((line) => line.name === name(first!.b))).toMatchObject({ table: 1, against: name(first!.a) });
});
