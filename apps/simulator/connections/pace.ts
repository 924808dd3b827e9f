import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import { USUAL_HABITS, type Habits } from '../people/habits.ts';

/** How long people take, in seconds, from the quick to the slow. */
const SECONDS = {
  ready: [5, 60],
  shield: [8, 35],
  ban: [10, 60],
  pick: [5, 40],
  game: [240, 600],
  confirm: [5, 60],
  rule: [20, 90],
  /** A result that had settled. */
  correct: [30, 1_800],
  /** A challenge. */
  answer: [30, 300],
  line_up: [60, 900],
  name: [10, 120],
} as const;
export type PacedAction = keyof typeof SECONDS;

export type Pace = {
  habits: Habits;
  /** Milliseconds until the action named by `key` is done; the same key gives the same time. */
  waitMs(action: PacedAction, key: string): number;
  /** True in a share of all keys. */
  happens(share: number, key: string): boolean;
  pick<T>(list: readonly T[], key: string): T;
};

/** Seeded behaviour at `speed` times the pace of people. */
export function createPace(seed: number, speed: number, habits = USUAL_HABITS): Pace {
  const draw = (key: string) => createRandom(hashSeed(seed, key)).next();
  return {
    habits,
    waitMs(action, key) {
      const [least, most] = SECONDS[action];
      return ((least + draw(`${action} ${key}`) * (most - least)) * 1_000) / speed;
    },
    happens: (share, key) => draw(key) < share,
    pick(list, key) {
      const picked = list[Math.floor(draw(key) * list.length)];
      if (picked === undefined) throw new RangeError(`nothing to pick from for ${key}`);
      return picked;
    },
  };
}
