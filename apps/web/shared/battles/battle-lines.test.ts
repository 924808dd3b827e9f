import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { expect, test } from 'vitest';

import { lineScore, patchLines } from './battle-lines.ts';

const line = (id: string, change: Partial<BattleSummary> = {}) =>
  ({
    id,
    format: { code: 'relay', size: 3 },
    status: 'playing',
    score: { a: 0, b: 0 },
    running: [],
    ...change,
  }) as unknown as BattleSummary;

test('live lines replace their old selves in place, and bring no others', () => {
  const patched = patchLines([line('1'), line('2')], [line('2', { status: 'paused' }), line('9')]);
  expect(patched.map(({ id, status }) => `${id} ${status}`)).toEqual(['1 playing', '2 paused']);
});

test('there is no score before the start', () => {
  expect(lineScore(line('1', { status: 'check_in' }))).toBeNull();
  expect(lineScore(line('1', { score: { a: 2, b: 1 } }))).toEqual({ a: 2, b: 1 });
});

test('a battle of one board shows its games', () => {
  const running = [{ number: 1, match_id: 'm', score: { a: 3, b: 4 }, players: { a: '甲', b: '乙' } }];
  expect(lineScore(line('1', { running }))).toEqual({ a: 3, b: 4 });
});
