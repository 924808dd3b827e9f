import { expect, test } from 'vitest';
import type { BoardPlan } from '../types.ts';
import { isSamePlan } from './seat-plans.ts';

const PLAN: BoardPlan = {
  kind: 'ace',
  round: 2,
  seats: {
    a: { kind: 'named', naming: 'ace', from: 'team', without: [] },
    b: { kind: 'player', player: { account_id: 'b1', name: '乙' } },
  },
};
/** As PostgreSQL keeps it: shorter keys first. */
const STORED: BoardPlan = {
  seats: {
    b: { player: { name: '乙', account_id: 'b1' }, kind: 'player' },
    a: { from: 'team', kind: 'named', naming: 'ace', without: [] },
  },
  kind: 'ace',
  round: 2,
};

test('a plan that was stored is the same plan, whatever the order of its keys', () => {
  expect(isSamePlan(PLAN, STORED)).toBe(true);
});

test('another board, another seat or none is another plan', () => {
  expect(isSamePlan(PLAN, { ...STORED, round: 3 })).toBe(false);
  expect(isSamePlan(PLAN, { ...STORED, seats: { ...STORED.seats, b: { kind: 'order', index: 0 } } })).toBe(false);
  expect(isSamePlan(PLAN, undefined)).toBe(false);
});
