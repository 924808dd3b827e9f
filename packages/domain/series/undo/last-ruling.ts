import { foldSeries } from '../evolve/fold.ts';
import type { SeriesEvent, SeriesEventType } from '../events.ts';
import { nextGameNumber } from '../decide/legal.ts';
import type { Ruling, SeriesState } from '../types.ts';

export type LastRuling = {
  readonly ruling: Ruling;
  /** How the series stood before it. */
  readonly before: SeriesState;
  /** Something has happened since: the sides or their clock went on from it. */
  readonly isPlayedOn: boolean;
};

/** What the sides do themselves, or the system chooses for them; a lock by the system is part of what a ruling leads to. */
const OWN_MOVES: readonly SeriesEventType[] = [
  'side_ready',
  'shield_locked',
  'bans_locked',
  'pick_locked',
  'result_reported',
  'dispute_opened',
  'result_questioned',
];

/** Time that was given back moves a clock and nothing else. */
const NEUTRAL: readonly SeriesEventType[] = ['time_credited'];

const isRuling = ({ payload }: SeriesEvent): boolean => 'by' in payload && 'reason' in payload;

const isOwnMove = ({ type, payload }: SeriesEvent): boolean =>
  OWN_MOVES.includes(type) && !('by_system' in payload && payload.by_system);

/** The last thing that a referee ordered in a series; null where there is none, or it is an undo. A ruling is all events of its moment. */
export function lastRuling(events: readonly SeriesEvent[]): LastRuling | null {
  const start = startOfLast(events);
  const first = events[start];
  if (!first || first.type === 'ruling_undone') return null;
  const before = foldSeries(events.slice(0, start));
  const ruling = foldSeries(events.slice(0, start + 1)).rulings.at(-1);
  if (!ruling) return null;
  const since = events.slice(start);
  const isPlayedOn = since.some((event) => isOwnMove(event) || isLater(event, ruling)) || replacesChoice(before, since);
  return { ruling, before, isPlayedOn };
}

const isLater = ({ type, payload }: SeriesEvent, { at }: Ruling) => payload.at !== at && !NEUTRAL.includes(type);

/** The index of the first event that the last ruling led to, -1 where there is none. */
function startOfLast(events: readonly SeriesEvent[]): number {
  let start = events.findLastIndex(isRuling);
  if (events[start]?.type === 'ruling_undone') return start;
  const at = events[start]?.payload.at;
  for (let index = start - 1; index > 0; index--) {
    const event = events[index] as SeriesEvent;
    if (event.payload.at !== at || isOwnMove(event) || event.type === 'ruling_undone') break;
    if (isRuling(event)) start = index;
  }
  return start;
}

/** A side had chosen in secret, and the system chose in its place for the same game: what it had chosen is gone. */
function replacesChoice(before: SeriesState, since: readonly SeriesEvent[]): boolean {
  return since.some(
    ({ type, payload }) =>
      type === 'pick_locked' &&
      payload.game_number === nextGameNumber(before) &&
      before.step === 'pick' &&
      before.sides[payload.side].pick.locked,
  );
}
