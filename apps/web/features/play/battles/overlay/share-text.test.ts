import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, openTable, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { shareText } from './share-text.ts';

const INFO = { teams: { a: { name: '霜刃' }, b: { name: '夜航船' } } } as BattleInfo;
const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

test('a battle is shared with its running score, once it has one', () => {
  expect(shareText(INFO, openTable(BOARDS).state, false)).toBe('霜刃 对 夜航船');
  const table = startedTable(BOARDS);
  finish(table, 1, 'a');
  expect(shareText(INFO, table.state, false)).toBe('霜刃 1:0 夜航船');
});

test('whoever hides scores shares none', () => {
  expect(shareText(INFO, startedTable(BOARDS).state, true)).toBe('霜刃 对 夜航船');
});
