import { expect, test } from 'vitest';
import { USUAL_HABITS } from '../people/habits.ts';
import { readTrouble, TROUBLES } from './trouble.ts';

test('without trouble people behave as on an ordinary evening', () => {
  expect(readTrouble(undefined)).toEqual(USUAL_HABITS);
});

test.each(TROUBLES)('%s happen more often than usual, and nothing else does', (trouble) => {
  const habits = Object.entries(readTrouble(trouble));
  const usual = new Map(Object.entries(USUAL_HABITS));
  const changed = habits.filter(([name, share]) => share !== usual.get(name));
  expect(changed.length).toBeGreaterThan(0);
  for (const [name, share] of changed) expect(share).toBeGreaterThan(usual.get(name) ?? 1);
});

test('several come together', () => {
  const { drops, corrections, lies } = readTrouble('drops,corrections');
  expect({ drops, corrections }).toEqual({
    drops: readTrouble('drops').drops,
    corrections: readTrouble('corrections').corrections,
  });
  expect(lies).toBe(USUAL_HABITS.lies);
});

test('what is none of them is named', () => {
  expect(() => readTrouble('drops,rain')).toThrow(/--trouble.*drops/);
});
