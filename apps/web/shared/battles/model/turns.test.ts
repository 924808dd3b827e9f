import { begin, openTable, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { turnsOf } from './turns.ts';

const RELAY = buildSettings({ code: 'relay', size: 3 });

function progress(table: BattleTable, a: number, b: number): void {
  const match_id = table.state.boards[0]?.match_id ?? '';
  const next_game = a + b + 1;
  const refused = table.send({ kind: 'system' }, { type: 'progress_board', match_id, score: { a, b }, next_game });
  if (refused) throw new Error(refused);
}

const turns = (table: BattleTable) =>
  turnsOf(table.state).map(({ from, to, players }) => [from, to, players.a?.account_id, players.b?.account_id]);

test('a relay has a turn for each game that counted, and the present one', () => {
  const table = startedTable(RELAY);
  expect(turns(table)).toEqual([[1, null, 'a1', 'b1']]);
  begin(table, 1);
  progress(table, 1, 0);
  progress(table, 1, 1);
  expect(turns(table)).toEqual([
    [1, 1, 'a1', 'b1'],
    [2, 2, 'a2', 'b2'],
    [3, null, 'a3', 'b3'],
  ]);
});

test('before the board opens there are none', () => {
  expect(turns(openTable(RELAY))).toEqual([]);
});
