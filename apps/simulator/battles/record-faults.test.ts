import type { LogEvent } from '@pailei/contracts/topics/topic';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';
import { findRecordFaults } from './record-faults.ts';

function playedTable(): BattleTable {
  const table = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }));
  finish(table, 1, 'a');
  finish(table, 2, 'a');
  return table;
}

const recordOf = ({ events }: BattleTable): LogEvent[] =>
  events.map(({ type, payload }, index) => ({ v: index + 1, t: type, p: payload, at: payload.at }));

test('a battle that is what its record says has no faults', () => {
  const table = playedTable();
  expect(table.state.status).toBe('finished');
  expect(findRecordFaults(table.state, recordOf(table))).toEqual([]);
});

test('a hole in the record, an event too few, and a score that is not that of the boards are found', () => {
  const table = playedTable();
  const record = recordOf(table);
  const late = record.map((event, index) => (index > 3 ? { ...event, v: event.v + 1 } : event));
  expect(findRecordFaults(table.state, late)[0]).toBe('battle:battle-1: event 5 is 6');
  expect(findRecordFaults(table.state, record.slice(0, -1))).toEqual([
    'battle:battle-1: it is not the fold of its record',
  ]);
  expect(findRecordFaults({ ...table.state, score: { a: 2, b: 1 } }, record)).toContain(
    'battle:battle-1: the score of b is not that of its boards',
  );
});
