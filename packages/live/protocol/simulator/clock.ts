/** Simulated time in milliseconds, and all chance of a run, from one seed. */
export type Clock = {
  now(): number;
  at(time: number, work: () => void): void;
  after(ms: number, work: () => void): void;
  every(ms: number, work: () => void): void;
  /** Runs until the given time. */
  runTo(time: number): void;
  random(): number;
  chance(probability: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: Item[]): Item;
};

type Entry = { time: number; order: number; work: () => void };

export function createClock(seed: number): Clock {
  const heap: Entry[] = [];
  let time = 0;
  let order = 0;
  const random = mulberry32(seed);
  const clock: Clock = {
    now: () => time,
    at: (when, work) => push(heap, { time: Math.max(when, time), order: order++, work }),
    after: (ms, work) => clock.at(time + ms, work),
    every(ms, work) {
      clock.after(ms, () => {
        work();
        clock.every(ms, work);
      });
    },
    runTo(end) {
      while (heap[0] && heap[0].time <= end) {
        const entry = pop(heap);
        time = entry.time;
        entry.work();
      }
      time = end;
    },
    random,
    chance: (probability) => random() < probability,
    between: (low, high) => low + Math.floor(random() * (high - low + 1)),
    pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number],
  };
  return clock;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isBefore = (a: Entry, b: Entry) => a.time < b.time || (a.time === b.time && a.order < b.order);

/** A binary heap: children of place n are at 2n + 1 and 2n + 2, none before its parent. */
const entryAt = (heap: Entry[], place: number) => heap[place] as Entry;

function push(heap: Entry[], entry: Entry): void {
  let place = heap.push(entry) - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isBefore(entry, entryAt(heap, parent))) break;
    heap[place] = entryAt(heap, parent);
    place = parent;
  }
  heap[place] = entry;
}

function pop(heap: Entry[]): Entry {
  const first = entryAt(heap, 0);
  const last = heap.pop() ?? first;
  if (heap.length === 0) return first;
  let place = 0;
  for (let child = 1; child < heap.length; child = 2 * place + 1) {
    if (child + 1 < heap.length && isBefore(entryAt(heap, child + 1), entryAt(heap, child))) child += 1;
    if (!isBefore(entryAt(heap, child), last)) break;
    heap[place] = entryAt(heap, child);
    place = child;
  }
  heap[place] = last;
  return first;
}
