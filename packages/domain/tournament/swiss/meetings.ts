import type { SwissEntrant } from './types.ts';

/**
 * Who has met whom, in flat lists: the opponents of `a` stand at `start[a]` up to, not including, `end[a]`.
 * Each stands there once, with the later of both sides' count of opponents at their last meeting.
 */
export type Meetings = { start: Int32Array; end: Int32Array; opponent: Int32Array; at: Int32Array };

/** Entrants who are no longer in the field are left out; a meeting counts if one of the two lists it. */
export function readMeetings(entrants: readonly SwissEntrant[]): Meetings {
  const indexOf = new Map<string, number>();
  for (const entrant of entrants) indexOf.set(entrant.id, indexOf.size);
  if (indexOf.size !== entrants.length) throw new RangeError('An entrant is listed twice.');

  const listed: number[] = [];
  const start = new Int32Array(entrants.length + 1);
  for (let a = 0; a < entrants.length; a++) {
    for (const id of entrants[a]!.opponents) {
      const b = indexOf.get(id) ?? a;
      listed.push(b);
      start[a + 1]!++;
      start[b + 1]!++;
    }
  }
  for (let a = 0; a < entrants.length; a++) start[a + 1]! += start[a]!;

  const meetings = {
    start,
    end: start.slice(),
    opponent: new Int32Array(2 * listed.length),
    at: new Int32Array(2 * listed.length),
  };
  let next = 0;
  for (let a = 0; a < entrants.length; a++) {
    for (let at = 1; at <= entrants[a]!.opponents.length; at++) {
      const b = listed[next++]!;
      if (b === a) continue;
      note(meetings, a, b, at);
      note(meetings, b, a, at);
    }
  }
  return meetings;
}

/** How late in the event two have last met, from 1; 0 for never. */
export function lastMeeting({ start, end, opponent, at }: Meetings, a: number, b: number): number {
  const last = end[a]!;
  for (let i = start[a]!; i < last; i++) if (opponent[i] === b) return at[i]!;
  return 0;
}

function note({ start, end, opponent, at }: Meetings, a: number, b: number, when: number): void {
  const last = end[a]!;
  let i = start[a]!;
  while (i < last && opponent[i] !== b) i++;
  if (i === last) {
    opponent[i] = b;
    end[a] = last + 1;
  }
  if (at[i]! < when) at[i] = when;
}
