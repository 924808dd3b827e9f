import type { DeskTable, TableState } from '@pailei/domain/referee-desk/round-desk';
import { expect, test } from 'vitest';

import { countTables, waitText } from './desk-texts.ts';

const tables = (...states: TableState[]) => ({ tables: states.map((state) => ({ state }) as DeskTable) });

test('the next round says how many tables it waits for, and which of them need somebody', () => {
  expect(waitText(tables('over', 'going', 'disputed', 'disputed', 'late', 'waiting', 'unreported'))).toBe(
    '还有 6 桌未结束，其中 2 桌争议、1 桌迟到、1 桌未上报',
  );
  expect(waitText(tables('over', 'going'))).toBe('还有 1 桌未结束');
  expect(waitText(tables('over'))).toBeNull();
});

test('every table is counted once', () => {
  expect(countTables(tables('over', 'over', 'late'))).toEqual({
    over: 2,
    going: 0,
    waiting: 0,
    disputed: 0,
    late: 1,
    unreported: 0,
  });
});
