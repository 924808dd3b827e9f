import { expect, test } from 'vitest';
import { createMessageBudget } from './message-budget.ts';

function setUp() {
  const world = { ms: 1_000 };
  const budget = createMessageBudget(() => world.ms);
  const accepted = (times: number) => Array.from({ length: times }, () => budget.takeMessage()).filter(Boolean).length;
  return { world, budget, accepted };
}

test('a socket may send some hundred messages in a moment, and twenty a second from then on', () => {
  const { world, accepted } = setUp();
  expect(accepted(600)).toBe(600);
  world.ms += 1_000;
  expect(accepted(21)).toBe(20);
});

test('a quiet minute fills the budget, and no more', () => {
  const { world, accepted } = setUp();
  accepted(600);
  world.ms += 60_000;
  expect(accepted(700)).toBe(600);
});

test('long messages cost more than short ones', () => {
  const { budget } = setUp();
  expect(budget.takeBytes(600 * 1_024)).toBe(true);
  expect(budget.takeMessage()).toBe(false);
});
