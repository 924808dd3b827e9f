import type { BattleFormat } from '@pailei/domain/battles/settings';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, name, play, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { formatFacts } from './format-facts.ts';

const needs = ({ state }: BattleTable) => [formatFacts(state).need(state, 'a'), formatFacts(state).need(state, 'b')];
const table = (format: BattleFormat) => startedTable(buildSettings(format));

test('boards: more than half of them', () => {
  const battle = table({ code: 'boards', size: 5, decided: 'majority', tie: 'ace' });
  expect(needs(battle)).toEqual(['还需 3 台', '还需 3 台']);
  finish(battle, 1, 'a');
  expect(needs(battle)).toEqual(['还需 2 台', '还需 3 台']);
});

test('boards that are tied: the one that breaks the tie', () => {
  const battle = table({ code: 'boards', size: 4, decided: 'all_played', tie: 'ace' });
  for (const number of [1, 2]) finish(battle, number, 'a');
  for (const number of [3, 4]) finish(battle, number, 'b');
  expect(needs(battle)).toEqual(['还需 1 台', '还需 1 台']);
});

test('two against two: both, or the decider', () => {
  const battle = table({ code: 'two_v_two', size: 2, decider: 'board' });
  expect(needs(battle)).toEqual(['还需 2 台', '还需 2 台']);
  finish(battle, 1, 'a');
  finish(battle, 2, 'b');
  expect(needs(battle)).toEqual(['还需 1 台', '还需 1 台']);
});

test('everybody plays everybody: more than half of all games', () => {
  const battle = table({ code: 'scheveningen', size: 3 });
  finish(battle, 1, 'b', { a: 0, b: 1 });
  expect(needs(battle)).toEqual(['还需 5 台', '还需 4 台']);
});

test('conquest: a win of each player', () => {
  const battle = table({ code: 'conquest_team', size: 3 });
  name(battle, 'a', 'a2');
  name(battle, 'b', 'b1');
  play(battle, 'a');
  expect(needs(battle)).toEqual(['还需 2 台', '还需 3 台']);
});

test.each<BattleFormat>([
  { code: 'relay', size: 3 },
  { code: 'co_op', size: 1 },
])('$code: games of its one board', (format) => {
  const battle = table(format);
  const needed = format.code === 'relay' ? 5 : 2;
  expect(needs(battle)).toEqual([`还需 ${needed} 局`, `还需 ${needed} 局`]);
});

test('winner stays: who has not fallen', () => {
  const battle = table({ code: 'winner_stays', size: 5, order: 'fixed', revival: false });
  play(battle, 'a', 'a', 'b');
  expect(needs(battle)).toEqual(['剩 4 人', '剩 3 人']);
});

test('nothing is needed of a battle that is over', () => {
  const battle = table({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
  finish(battle, 1, 'a');
  finish(battle, 2, 'a');
  expect(needs(battle)).toEqual([null, null]);
});
