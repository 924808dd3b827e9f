import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import type { TopicDefinition } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoomAsk } from '../connections/connection.ts';
import { Room, type RoomDriver } from './room.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const LATE = START + 60_000;

afterEach(() => void vi.restoreAllMocks());

test('a room of a busy hub that looks after an event was due never sets a timer into the past', () => {
  const times: number[] = [];
  const driver: RoomDriver = {
    rightsChanged: () => undefined,
    sent: () => undefined,
    now: () => times.shift() ?? START,
    readAt: () => undefined,
    flushSoon: () => undefined,
  };
  const topic = matchTopic.of('m1');
  const room = new Room(
    { topic, parsed: parseTopic(topic)!, definition: {} as TopicDefinition, delaySeconds: 1 },
    driver,
  );
  room.machine.ask({} as RoomAsk, undefined, START);
  room.machine.beginRead(START);
  room.machine.readAnswered(1, { epoch: 'e1', head: 3, position: 3, events: [], snapshot: { state: {} } }, START);
  const set = vi.spyOn(globalThis, 'setTimeout');
  times.push(START + 10, LATE);
  room.wakeUp('e1', [{ v: 4, t: 'marked', p: {}, at: new Date(START).toISOString() }]);
  expect(set.mock.calls.map(([, ms]) => ms)).toEqual([0]);
  room.close();
});
