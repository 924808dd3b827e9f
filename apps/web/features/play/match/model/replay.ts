import { type SeriesEvent, type SeriesState, evolveSeries, foldSeries } from '@pailei/domain/series';

export const REPLAY_SPEEDS = [1, 4, 16] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

const LONGEST_WAIT_MS = 6_000;
const SHORTEST_WAIT_MS = 120;

/** The state after one event, and the moment it happened. */
export type ReplayStep = {
  readonly event: SeriesEvent;
  readonly state: SeriesState;
  readonly atMs: number;
};

/** One step per event, up to the first that this page is too old to know. */
export function replaySteps(events: readonly SeriesEvent[]): readonly ReplayStep[] {
  const steps: ReplayStep[] = [];
  for (const event of events) {
    const state = stateAfter(steps.at(-1)?.state, event);
    if (!state) break;
    steps.push({ event, state, atMs: Date.parse(event.payload.at) });
  }
  return steps;
}

function stateAfter(before: SeriesState | undefined, event: SeriesEvent): SeriesState | null {
  try {
    return before ? evolveSeries(before, event) : foldSeries([event]);
  } catch {
    return null;
  }
}

export function clampPosition(position: number, stepCount: number): number {
  return Math.max(0, Math.min(position, stepCount - 1));
}

/**
 * Milliseconds until the step after `position` is due at this speed; null at the end.
 * Long waits at the table are cut to six seconds, so that a replay never looks stuck.
 */
export function waitForNextMs(steps: readonly ReplayStep[], position: number, speed: ReplaySpeed): number | null {
  const [now, next] = [steps[position], steps[position + 1]];
  if (!now || !next) return null;
  return Math.max(SHORTEST_WAIT_MS, Math.min(next.atMs - now.atMs, LONGEST_WAIT_MS) / speed);
}

export type ReplayMove = 'toggle' | 'back' | 'forward' | 'live';

const KEYS: Readonly<Record<string, ReplayMove>> = { ' ': 'toggle', Escape: 'live' };

/** What a key means on the slider beyond what a slider does by itself; undefined: nothing. */
export function replayKey(key: string): ReplayMove | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** The target of a step; null is live. */
export function moveTo(move: 'back' | 'forward', position: number | null, stepCount: number): number | null {
  const from = position ?? stepCount - 1;
  switch (move) {
    case 'back':
      return clampPosition(from - 1, stepCount);
    case 'forward':
      return position === null ? null : clampPosition(from + 1, stepCount);
    default:
      return move satisfies never;
  }
}
