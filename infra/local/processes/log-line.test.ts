import { expect, test } from 'vitest';
import { readableLines } from './log-line.ts';

const line = (fields: object) => JSON.stringify({ time: '2026-11-22T08:00:00.000Z', process: 'api', ...fields });

test('a line of the log is read as words, with what belongs to it behind', () => {
  const slow = line({ level: 'warn', request_id: 'r1', path: '/api/x', elapsed_ms: 1203, msg: 'slow request' });
  expect(readableLines(slow)).toEqual(['warn: slow request (request_id r1, path /api/x, elapsed_ms 1203)']);
  expect(readableLines(line({ level: 'info', msg: 'listening' }))).toEqual(['listening']);
  expect(readableLines(line({ level: 'warn', msg: 'x', tried: [1, 2] }))).toEqual(['warn: x (tried [1,2])']);
});

test('an error stands behind its line, and with its stack where it is no warning', () => {
  const err = { type: 'Error', message: 'no answer', stack: 'Error: no answer\n    at ask (a.ts:1:1)' };
  expect(readableLines(line({ level: 'warn', msg: 'database', err }))).toEqual(['warn: database: no answer']);
  expect(readableLines(line({ level: 'error', msg: 'internal', err }))).toEqual([
    'error: internal: no answer',
    '    at ask (a.ts:1:1)',
  ]);
});

test('what is no line of the log stays as it is', () => {
  for (const text of ['ready', '', '{broken', '{"a":1}', 'null', '[1]']) expect(readableLines(text)).toEqual([text]);
});
