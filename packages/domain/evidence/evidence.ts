import type { SeriesState } from '../series/types.ts';

/** Images of one side for one game. */
export const EVIDENCE_MAX = 3;
/** So long after the match is over its sides may still add some. */
export const EVIDENCE_HOURS_AFTER = 24;
/** So long after the event, or the battle, images are kept; those of a match that waits for a referee longer. */
export const EVIDENCE_KEPT_DAYS = 60;

const HOUR_MS = 3_600_000;

export type EvidenceFault = 'unknown_game' | 'evidence_too_late';

type Played = {
  readonly games: readonly Pick<SeriesState['games'][number], 'number'>[];
  readonly ended_at: string | null;
};

/** Why a side may not add an image to a game now; null: it may. */
export function evidenceFault({ games, ended_at }: Played, gameNumber: number, now: string): EvidenceFault | null {
  if (!games.some(({ number }) => number === gameNumber)) return 'unknown_game';
  const isLate = ended_at !== null && Date.parse(now) - Date.parse(ended_at) > EVIDENCE_HOURS_AFTER * HOUR_MS;
  return isLate ? 'evidence_too_late' : null;
}

/** The lowest place that is free; undefined: all are taken. */
export function freePlace(taken: readonly number[]): number | undefined {
  return Array.from({ length: EVIDENCE_MAX }, (_, place) => place).find((place) => !taken.includes(place));
}
