import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countProgram, countVitest } from './counts.ts';

test('passed and failed tests are taken from the reports', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 4, failed: 1 });
});

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts add up over all runners', () => {
  const counts = [{ passed: 10, failed: 0 }, countProgram('ok  it holds\n1 passed, 0 failed\n', 0)];
  expect(addCounts([...counts, countProgram('1 passed, 2 failed', 1)])).toEqual({ passed: 12, failed: 2 });
});

test('a program that ends before it counted is one failure', () => {
  expect(countProgram('Error: no port\n', 1)).toEqual({ passed: 0, failed: 1 });
  expect(countProgram('3 passed, 0 failed\nError: no end\n', 1)).toEqual({ passed: 0, failed: 1 });
});
