import type { Participant, ParticipantStatus, TournamentState } from '../types.ts';

type Participants = TournamentState['participants'];

/** How many entries there are of each status, and how many of those who wait were offered a place. */
export type Tally = Map<ParticipantStatus | 'offered', number>;

/** Counted once for each map of entries. */
const tallies = new WeakMap<Participants, Tally>();

export function tallyOf(participants: Participants): Tally {
  const known = tallies.get(participants);
  if (known) return known;
  const tally: Tally = new Map();
  for (const entry of Object.values(participants)) count(tally, entry, 1);
  tallies.set(participants, tally);
  return tally;
}

/** For who changes a map in place. */
export function recount(participants: Participants, before: Participant | undefined, after: Participant): void {
  const tally = tallies.get(participants);
  if (!tally) return;
  if (before) count(tally, before, -1);
  count(tally, after, 1);
}

/** Who waits and may accept a place now. */
export const isOffered = ({ status, offer }: Participant): boolean => status === 'waitlisted' && offer !== undefined;

function count(tally: Tally, entry: Participant, by: number): void {
  tally.set(entry.status, (tally.get(entry.status) ?? 0) + by);
  if (isOffered(entry)) tally.set('offered', (tally.get('offered') ?? 0) + by);
}
