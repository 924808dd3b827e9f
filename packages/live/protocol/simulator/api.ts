import type { SnapshotAnswer, SnapshotRequest } from '../messages.ts';
import type { Clock } from './clock.ts';
import type { SimulatedDatabase } from './database.ts';

const CACHED_MS = 5_000;

export type ApiFaults = {
  /** Answers from a cache that nothing invalidates. Tests use it to show that the simulator would notice. */
  staleSnapshots?: boolean;
};

export type SimulatedApi = ReturnType<typeof createApi>;

/** The API where it answers `GET /api/topics/:topic`, in simulated time. */
export function createApi(clock: Clock, database: SimulatedDatabase, faults: ApiFaults) {
  const cached = new Map<string, { at: number; answer: SnapshotAnswer }>();
  let downUntil = 0;

  function read({ topic, delay = 0, at_least = 0 }: SnapshotRequest): SnapshotAnswer {
    const unavailable = { ok: false, topic, code: 'unavailable', message: '' } as const;
    if (!database.isUp || clock.now() < downUntil) return unavailable;
    const key = `${topic} ${delay}`;
    const known = cached.get(key);
    if (faults.staleSnapshots && known && clock.now() - known.at < CACHED_MS) return known.answer;
    const { epoch, version, state } = database.snapshot(topic, delay * 1_000);
    if (version < at_least) return unavailable;
    const answer = { ok: true, topic, delay, epoch, version, state } as const;
    cached.set(key, { at: clock.now(), answer });
    return answer;
  }

  return {
    crash(ms: number): void {
      downUntil = Math.max(downUntil, clock.now() + ms);
    },
    fetch(request: SnapshotRequest, answered: (answer: SnapshotAnswer) => void): void {
      clock.after(clock.between(1, 60), () => {
        const answer = read(request);
        clock.after(clock.between(1, 120), () => answered(answer));
      });
    },
  };
}
