import { expect, test } from 'vitest';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { appendToRecord, type EventRecord } from './record.ts';

const event = (v: number): LogEvent => ({ v, t: 'side_ready', p: { side: 'a' }, at: '2026-03-01T12:00:00.000Z' });
const record: EventRecord = { epoch: 'e', version: 2, events: [event(1), event(2)] };

test('adds what is next in line', () => {
  const longer = appendToRecord(record, [event(3), event(4)]);
  expect(longer?.version).toBe(4);
  expect(longer?.events.map(({ v }) => v)).toEqual([1, 2, 3, 4]);
});

test('drops what it has', () => {
  expect(appendToRecord(record, [event(1), event(2)])).toBe(record);
  expect(appendToRecord(record, [event(2), event(3)])?.events.map(({ v }) => v)).toEqual([1, 2, 3]);
});

test('a hole is not papered over', () => {
  expect(appendToRecord(record, [event(4)])).toBeNull();
});
