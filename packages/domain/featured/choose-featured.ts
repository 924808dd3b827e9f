import { compareAfterEnd, importanceOf, type PlaceOfMatch } from './importance.ts';

/** A result stays on the stage for this long, so that it is seen. */
export const RESULT_SHOWN_MS = 6_000;

/** A match that could be on the stage of the home page, as the public sees it. */
export type StageCandidate = PlaceOfMatch & {
  readonly match_id: string;
  /** The casters show it; a referee features it in its event; null: neither. */
  readonly chosen_by: 'casters' | 'referee' | null;
  readonly is_live: boolean;
  /** It was withdrawn or cancelled: it disappears. */
  readonly is_void: boolean;
  /** The event of the match on the stage has ended, and this is one of its finals. */
  readonly is_final_after_end: boolean;
  /** Moment of its end (ISO); null while it is not over. */
  readonly ended_at: string | null;
  /** It is on the stage now. */
  readonly is_shown: boolean;
  readonly is_demo: boolean;
};

/**
 * The match to show; undefined: what is on the stage stays; null: the stage is empty, since what was there counts no more. What the casters or a referee chose beats all, but a demo's referee
 * only other demos; a result on the stage is left until it was seen; then live real events before demos, the final, the semifinals, the
 * match for the third place and the board that can end a battle, any other match or board; among equals the one shown, the latest round,
 * the first table. Where nothing of this is there, the final of the event that has just ended.
 */
export function chooseFeatured(candidates: readonly StageCandidate[], now: string): StageCandidate | null | undefined {
  const standing = candidates.filter(({ is_void }) => !is_void);
  const eligible = standing.filter((one) => one.chosen_by === 'casters' || one.is_live || isBeingRead(one, now));
  const [best] = eligible.toSorted((one, other) => compare(one, other, now));
  const [final] = standing.filter(({ is_final_after_end }) => is_final_after_end).toSorted(compareAfterEnd);
  return best ?? final ?? (candidates.some(({ is_shown, is_void }) => is_shown && is_void) ? null : undefined);
}

function choiceRank({ chosen_by, is_demo }: StageCandidate): number {
  if (chosen_by === 'casters') return 2;
  return chosen_by === 'referee' && !is_demo ? 1 : 0;
}

/** Of the better one every number that differs first is greater. */
function ranksOf(candidate: StageCandidate, now: string): readonly number[] {
  const { chosen_by, is_live, is_shown, is_demo, stage, round, table } = candidate;
  const choice = choiceRank(candidate);
  return [
    choice,
    Number(is_shown && (choice > 0 || isBeingRead(candidate, now))),
    Number(is_live),
    Number(!is_demo),
    Number(chosen_by !== null),
    Number(is_shown && chosen_by !== null),
    importanceOf(candidate),
    Number(is_shown),
    stage,
    round,
    -table,
  ];
}

function compare(one: StageCandidate, other: StageCandidate, now: string): number {
  const ranks = ranksOf(other, now);
  const difference = ranksOf(one, now)
    .map((rank, place) => (ranks[place] ?? 0) - rank)
    .find((apart) => apart !== 0);
  return difference ?? (one.match_id < other.match_id ? -1 : 1);
}

function isBeingRead({ is_shown, is_live, ended_at }: StageCandidate, now: string): boolean {
  return is_shown && !is_live && ended_at !== null && Date.parse(now) - Date.parse(ended_at) < RESULT_SHOWN_MS;
}
