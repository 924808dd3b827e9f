export const REPLAY_SPEEDS = [1, 4, 16] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

const LONGEST_WAIT_MS = 6_000;
const SHORTEST_WAIT_MS = 120;

export type RecordedEvent = { readonly type: string; readonly payload: { readonly at: string } };

/** How the state of a match or battle comes from its events. */
export type Engine<Event, State> = {
  readonly fold: (events: readonly Event[]) => State;
  readonly evolve: (state: State, event: Event) => State;
};

/** The state after one event, and the moment it happened. */
export type ReplayStep<Event extends RecordedEvent, State> = {
  readonly event: Event;
  readonly state: State;
  readonly atMs: number;
};

type Timed = { readonly atMs: number };

/** One step per event, up to the first that this page is too old to know. */
export function replaySteps<Event extends RecordedEvent, State>(
  events: readonly Event[],
  engine: Engine<Event, State>,
): readonly ReplayStep<Event, State>[] {
  const steps: ReplayStep<Event, State>[] = [];
  for (const event of events) {
    const state = stateAfter(engine, steps.at(-1)?.state, event);
    if (state === null) break;
    steps.push({ event, state, atMs: Date.parse(event.payload.at) });
  }
  return steps;
}

function stateAfter<Event, State>(
  { fold, evolve }: Engine<Event, State>,
  before: State | undefined,
  event: Event,
): State | null {
  try {
    return before === undefined ? fold([event]) : evolve(before, event);
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
export function waitForNextMs(steps: readonly Timed[], position: number, speed: ReplaySpeed): number | null {
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
