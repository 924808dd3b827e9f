import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import { expect, test } from 'vitest';

import { ownResult } from './own-result.ts';

const fixture = (more: Partial<GroupFixture>) => ({ a: 'p1', b: 'p2', match: null, ...more }) as GroupFixture;

test('a fixture of a group says how it ended for each of its two', () => {
  const over = fixture({ state: 'over', winner_id: 'p1' });
  expect([ownResult(over, 'p1').seal, ownResult(over, 'p2').seal]).toEqual(['胜', '负']);
  const left = fixture({ state: 'forfeited', winner_id: 'p2' });
  expect([ownResult(left, 'p1').seal, ownResult(left, 'p2').seal]).toEqual(['负', '胜']);
});

test('a draw, an annulled match and one that is to come have words in place of a seal', () => {
  const drawn = fixture({ state: 'over', winner_id: null, match: { result: 'draw' } as GroupFixture['match'] });
  expect(ownResult(drawn, 'p1')).toEqual({ seal: null, text: '平局' });
  expect(ownResult(fixture({ state: 'annulled', winner_id: null }), 'p1')).toEqual({ seal: null, text: '成绩作废' });
  expect(ownResult(fixture({ state: 'planned', winner_id: null }), 'p1')).toEqual({ seal: null, text: '等前一轮结束' });
});

test('of a double loss both have lost', () => {
  const both = fixture({ state: 'over', winner_id: null, match: { result: 'double_loss' } as GroupFixture['match'] });
  expect([ownResult(both, 'p1').seal, ownResult(both, 'p2').seal]).toEqual(['负', '负']);
});
