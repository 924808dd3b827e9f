import type { Sample } from '@pailei/contracts/site/status/status.api';
import type { ProbeRound } from '@pailei/core/site/status/probe-round';
import { slotAt, slotStart } from '@pailei/domain/status/slots';

/** The other processes start at the same moment: what is measured before is only their start. */
const START_MS = 6_000;
/** An hour of rounds waits here while the database is away. */
const ROUNDS_KEPT = 240;

export type ProberDeps = {
  /** One round of probes. Never rejects. */
  measure: () => Promise<Sample[]>;
  /** Rejects while the database is away. */
  record: (round: ProbeRound) => Promise<void>;
  /** ISO, UTC. */
  now: () => string;
};

export type Prober = ReturnType<typeof createProber>;

/**
 * Measures once in each slot of 15 s and writes what was measured. A round that cannot be written waits: the outage of the
 * database is recorded when it is over, at the time it happened.
 */
export function createProber({ measure, record, now }: ProberDeps) {
  const startedAt = Date.parse(now());
  const unwritten: ProbeRound[] = [];
  let lastSlot: number | undefined;

  return {
    /** Milliseconds until the next measurement. */
    nextDueMs(): number {
      const atMs = Date.parse(now());
      const next = lastSlot === undefined ? startedAt + START_MS : slotStart(lastSlot + 1);
      return Math.max(0, next - atMs);
    },

    /** To be called when a measurement is due; more often while the database is away. */
    async tick(): Promise<void> {
      const at = now();
      const slot = slotAt(Date.parse(at));
      if (slot !== lastSlot && Date.parse(at) - startedAt >= START_MS) {
        lastSlot = slot;
        unwritten.push({ slot, at, samples: await measure() });
        if (unwritten.length > ROUNDS_KEPT) unwritten.shift();
      }
      for (let round = unwritten[0]; round; round = unwritten[0]) {
        await record(round);
        unwritten.shift();
      }
    },
  };
}
