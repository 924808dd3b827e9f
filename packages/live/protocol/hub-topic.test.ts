import { describe, expect, test } from 'vitest';
import { HubTopic } from './hub-topic.ts';
import type { HubTopicEffect, RoomReadAnswer } from './hub-topic-effects.ts';
import { RING_SIZE, type LiveEvent } from './messages.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const event = (v: number, at = START): LiveEvent => ({ v, t: 'marked', p: {}, at: new Date(at).toISOString() });
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => event(from + index));
const answer = (head: number, more: Partial<RoomReadAnswer> = {}): RoomReadAnswer => ({
  epoch: 'e1',
  head,
  position: head,
  events: [],
  ...more,
});
const versions = (effects: HubTopicEffect<string>[]) =>
  effects.flatMap((effect) => (effect.do === 'send' ? effect.events.map(({ v }) => v) : []));

/** A room whose first member joined at version `head`. */
function joined(head: number, options: { delayMs?: number } = {}): HubTopic<string> {
  const room = new HubTopic<string>(options);
  room.ask('first', undefined, START);
  const read = room.beginRead(START);
  room.readAnswered(read!.id, answer(head, { snapshot: { state: `state ${head}` } }), START + 5);
  return room;
}

describe('subscribing', () => {
  test('all who ask while a read is under way share it', () => {
    const room = new HubTopic<string>();
    expect(room.ask('a', undefined, START)).toEqual([{ do: 'read_at', at: START }]);
    const read = room.beginRead(START)!;
    expect(read).toEqual({ id: 1, since: null, snapshot: 'always' });
    expect(room.ask('b', undefined, START + 1)).toEqual([]);
    const effects = room.readAnswered(read.id, answer(3, { snapshot: { state: 's' } }), START + 5);
    const shared = { epoch: 'e1', version: 3, snapshot: { state: 's' }, events: [] };
    expect(effects).toEqual([
      { do: 'answer', token: 'a', answer: shared },
      { do: 'answer', token: 'b', answer: shared },
    ]);
  });

  test('what rang between the read and the join comes with the answer', () => {
    const room = joined(3);
    room.wakeUp('e1', events(4, 5), START + 10);
    const effects = room.ask('late', undefined, START + 11);
    expect(versions(effects)).toEqual([4, 5]);
    expect(effects.at(-1)).toMatchObject({
      do: 'answer',
      token: 'late',
      answer: { version: 3, events: [{ v: 4 }, { v: 5 }] },
    });
  });

  test('a position within the ring is answered from memory', () => {
    const room = joined(0);
    room.wakeUp('e1', events(1, 10), START + 10);
    const effects = room.ask('back', { epoch: 'e1', version: 8 }, START + 20);
    expect(effects.at(-1)).toEqual({
      do: 'answer',
      token: 'back',
      answer: { epoch: 'e1', version: 8, events: events(9, 10) },
    });
  });

  test('memory that was not compared with the database lately answers nobody', () => {
    const room = joined(3);
    expect(room.ask('late', { epoch: 'e1', version: 3 }, START + 60_000)).toEqual([
      { do: 'read_at', at: START + 60_000 },
    ]);
  });

  test('a position of another epoch, or beyond the head, gets a snapshot', () => {
    const room = joined(3);
    for (const since of [
      { epoch: 'e0', version: 2 },
      { epoch: 'e1', version: 9 },
    ]) {
      room.ask(`at ${since.version}`, since, START + 60_000);
      const read = room.beginRead(START + 60_000)!;
      const [first] = room.readAnswered(read.id, answer(3, { snapshot: { state: 's' } }), START + 60_010);
      expect(first).toMatchObject({ do: 'answer', answer: { version: 3, snapshot: { state: 's' } } });
    }
  });

  test('reads of a room are 100 ms apart, and one that fails is tried again', () => {
    const room = new HubTopic<string>();
    room.ask('a', undefined, START);
    const read = room.beginRead(START)!;
    expect(room.readFailed(read.id, START + 20)).toEqual([{ do: 'read_at', at: START + 1_020 }]);
    expect(room.beginRead(START + 1_020)).toMatchObject({ snapshot: 'always' });
  });

  test('who has left is not answered', () => {
    const room = new HubTopic<string>();
    room.ask('a', undefined, START);
    room.cancel('a');
    expect(room.beginRead(START)).toBeUndefined();
  });
});

describe('a wake-up', () => {
  test('what is next is sent once, at the end of the turn', () => {
    const room = joined(3);
    room.wakeUp('e1', events(4, 4), START + 10);
    room.wakeUp('e1', events(4, 5), START + 10);
    expect(versions(room.flush(START + 10))).toEqual([4, 5]);
    expect(room.flush(START + 11)).toEqual([]);
  });

  test('a hole is read before anything after it is sent', () => {
    const room = joined(3);
    expect(room.wakeUp('e1', events(6, 6), START + 10)).toEqual([{ do: 'read_at', at: START + 100 }]);
    expect(room.flush(START + 10)).toEqual([]);
    const read = room.beginRead(START + 100)!;
    expect(read.since).toEqual({ epoch: 'e1', version: 3 });
    expect(versions(room.readAnswered(read.id, answer(6, { events: events(4, 6) }), START + 105))).toEqual([4, 5, 6]);
  });

  test('a lie costs one read and changes nothing', () => {
    const room = joined(3);
    room.wakeUp('e1', events(900, 900), START + 10);
    const read = room.beginRead(START + 100)!;
    expect(room.readAnswered(read.id, answer(3), START + 105)).toEqual([]);
    expect(room.head()).toMatchObject({ version: 3 });
  });

  test('what the ring has no more is read, and joined with what it has', () => {
    const room = joined(0);
    const head = RING_SIZE + 50;
    room.wakeUp('e1', events(1, head), START + 10);
    expect(room.ask('old', { epoch: 'e1', version: 10 }, START + 20).at(-1)).toEqual({
      do: 'read_at',
      at: START + 100,
    });
    const read = room.beginRead(START + 100)!;
    expect(read).toMatchObject({ since: { version: 10 }, snapshot: 'if_missing' });
    const effects = room.readAnswered(read.id, answer(head, { events: events(11, head) }), START + 105);
    expect(effects.at(-1)).toMatchObject({ do: 'answer', answer: { version: 10, events: events(11, head) } });
  });
});

describe('the sweep', () => {
  const sweep = (room: HubTopic<string>, epoch: string, head: number) => {
    room.sweepStarted();
    return room.sweepAnswered(epoch, head, START + 2_000, START + 2_010);
  };

  test('a head beyond ours is read', () => {
    expect(sweep(joined(3), 'e1', 4)).toEqual([{ do: 'read_at', at: START + 2_010 }]);
  });

  test('an equal head confirms what members see', () => {
    const room = joined(3);
    expect(sweep(room, 'e1', 3)).toEqual([]);
    expect(room.head()).toEqual({ epoch: 'e1', version: 3, confirmedAt: START + 2_000 });
  });

  test('another epoch, or a head that went back, sends everybody to start over', () => {
    expect(sweep(joined(3), 'e2', 3)).toEqual([{ do: 'reset' }]);
    expect(sweep(joined(3), 'e1', 2)).toEqual([{ do: 'reset' }]);
  });

  test('a wake-up during the sweep is not taken for a head that went back', () => {
    const room = joined(3);
    room.sweepStarted();
    room.wakeUp('e1', events(4, 5), START + 2_005);
    expect(room.sweepAnswered('e1', 3, START + 2_000, START + 2_010)).toEqual([]);
  });
});

describe('a delayed room', () => {
  const asked = (version: number, delayMs: number) => {
    const room = joined(3, { delayMs });
    room.wakeUp('e1', [event(4, START), event(5, START)], START + 10);
    return room.ask('guess', { epoch: 'e1', version }, START + 500);
  };

  test('does not tell by its answer how far its log has come', () => {
    expect(asked(5, 60_000)).toEqual(asked(6, 60_000));
  });

  test('goes on with a view that another hub has given an event a moment earlier', () => {
    expect(asked(5, 1_000).at(-1)).toMatchObject({ do: 'answer', answer: { version: 5, events: [] } });
  });
});

test('a delayed room releases an event when it is due, and counts it as known before', () => {
  const room = joined(3, { delayMs: 1_000 });
  room.wakeUp('e1', [event(4, START + 500)], START + 510);
  expect(room.flush(START + 1_499)).toEqual([]);
  expect(room.nextDueAt()).toBe(START + 1_500);
  expect(versions(room.flush(START + 1_500))).toEqual([4]);
});

describe('an asker that fetches its snapshots', () => {
  const fetches = true;
  const needed = (token: string, epoch: string, version: number) => ({ do: 'snapshot_needed', token, epoch, version });

  test('gets the events after its position, like any other', () => {
    const room = joined(0);
    room.wakeUp('e1', events(1, 10), START + 10);
    expect(room.ask('back', { epoch: 'e1', version: 8 }, START + 20, fetches).at(-1)).toMatchObject({
      do: 'answer',
      token: 'back',
      answer: { version: 8, events: [{ v: 9 }, { v: 10 }] },
    });
  });

  test.each([
    ['of another epoch', { epoch: 'e0', version: 3 }],
    ['that never was', { epoch: 'e1', version: 9 }],
    ['more than 500 events back', { epoch: 'e1', version: 3 }],
    ['left out', undefined],
  ])('is sent for one where its position is %s, after a read and without a snapshot', (_what, since) => {
    const head = since?.version === 3 && since.epoch === 'e1' ? 504 : 4;
    const room = joined(head);
    expect(room.ask('old', since, START + 200, fetches)).toEqual([{ do: 'read_at', at: START + 200 }]);
    const read = room.beginRead(START + 200)!;
    expect(read.snapshot).toBe('never');
    expect(room.readAnswered(read.id, answer(head), START + 205)).toEqual([needed('old', 'e1', head)]);
    expect(room.isAsked()).toBe(false);
  });

  test('is sent for one where the log was trimmed behind its position', () => {
    const room = joined(300);
    room.ask('old', { epoch: 'e1', version: 90 }, START + 200, fetches);
    const read = room.beginRead(START + 200)!;
    expect(read).toMatchObject({ since: { version: 90 }, snapshot: 'never' });
    const effects = room.readAnswered(read.id, answer(300, { events: events(201, 300) }), START + 205);
    expect(effects).toEqual([needed('old', 'e1', 300)]);
  });

  test('waits for the read where this hub does not know yet that the past was replaced', () => {
    const room = joined(4);
    room.ask('ahead', { epoch: 'e2', version: 2 }, START + 200, fetches);
    const read = room.beginRead(START + 200)!;
    const effects = room.readAnswered(read.id, answer(2, { epoch: 'e2' }), START + 205);
    expect(effects.map((effect) => effect.do)).toEqual(['reset', 'answer']);
  });

  test('leaves the shared snapshot to those who get it over the connection', () => {
    const room = joined(4);
    room.ask('old', undefined, START + 2_000, fetches);
    room.ask('inline', undefined, START + 2_000);
    const read = room.beginRead(START + 2_000)!;
    expect(read.snapshot).toBe('always');
    const effects = room.readAnswered(read.id, answer(4, { snapshot: { state: 's' } }), START + 2_005);
    expect(effects).toEqual([
      needed('old', 'e1', 4),
      { do: 'answer', token: 'inline', answer: { epoch: 'e1', version: 4, snapshot: { state: 's' }, events: [] } },
    ]);
  });
});
