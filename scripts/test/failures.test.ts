import { expect, test } from 'vitest';
import { findPlaywrightFailures, findProgramFailures, findVitestFailures } from './failures.ts';

test('a failed test of vitest is named with its file and what it said, without colours', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
  const file = { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
  expect(findVitestFailures({ testResults: [file] })).toEqual([
    { name: 'sums.test.ts › subtracts', error: 'expected 1' },
  ]);
});

test('a file that vitest could not load is named with the reason', () => {
  const file = { name: 'sums.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(findVitestFailures({ testResults: [file] })).toEqual([{ name: 'sums.test.ts', error: 'no such module' }]);
  expect(findVitestFailures(undefined)).toEqual([]);
});

test('failed and flaky tests of Playwright are found in every suite', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'shop.spec.ts',
    line: 7,
    tests: [{ projectName: 'desktop', status, results: [{ errors: [{ message: 'not seen' }] }, { errors: [] }] }],
  });
  const inner = { specs: [spec('sells', 'unexpected'), spec('lists', 'expected')] };
  const report = { suites: [{ specs: [spec('opens', 'flaky')], suites: [inner] }] };
  expect(findPlaywrightFailures(report)).toEqual([
    { name: '[desktop] shop.spec.ts:7 › opens (flaky)', error: 'not seen' },
    { name: '[desktop] shop.spec.ts:7 › sells', error: 'not seen' },
  ]);
});

test('failed lines of a program are found with the lines below them', () => {
  const output = 'ok   it starts\nFAIL it ends (2)\n       never\n       again\nok   it rests\nFAILED types (1.0 s)\n';
  expect(findProgramFailures(output)).toEqual([
    { name: 'it ends (2)', error: '       never\n       again' },
    { name: 'types (1.0 s)', error: '' },
  ]);
});

test('of a long message the beginning is shown', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const file = { name: 'long.test.ts', status: 'failed', message, assertionResults: [] };
  expect(findVitestFailures({ testResults: [file] })[0]?.error.split('\n')).toHaveLength(30);
});
