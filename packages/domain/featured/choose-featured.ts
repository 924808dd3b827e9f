import type { FixtureSection } from '../stages/position.ts';

/** A result stays on the stage for this long, so that it is seen. */
export const RESULT_SHOWN_MS = 6_000;

/** A match that could be on the stage of the home page, as the public sees it. */
export type StageCandidate = {
  readonly match_id: string;
  /** The casters show it; a referee features it in its event; nobody chose it. */
  readonly chosen_by: 'casters' | 'referee' | null;
  readonly is_live: boolean;
  /** Moment of its end (ISO); null while it is not over. */
  readonly ended_at: string | null;
  /** It stands on the stage now. */
  readonly is_shown: boolean;
  readonly is_demo: boolean;
  /** A board that can end its battle. */
  readonly is_deciding: boolean;
  /** null where it stands in no bracket. */
  readonly section: FixtureSection | null;
  readonly round: number;
  readonly round_count: number;
  /** Index of the stage of its event. */
  readonly stage: number;
  readonly table: number;
};

/**
 * The match to show, or undefined: then what stands there stays. What the casters or a referee chose beats all, but a demo's referee
 * only other demos; a result on the stage is left until it was seen; then live real events before demos, the final, the semifinals, the
 * match for the third place and the board that can end a battle, any other match or board; among equals the one shown, the latest round,
 * the first table.
 */
export function chooseFeatured(candidates: readonly StageCandidate[], now: string): StageCandidate | undefined {
  const eligible = candidates.filter((one) => one.chosen_by === 'casters' || one.is_live || isBeingRead(one, now));
  return eligible.reduce<StageCandidate | undefined>(
    (best, one) => (best === undefined || compare(one, best, now) < 0 ? one : best),
    undefined,
  );
}

/** How much a match decides: 3 the final, 2 a semifinal, 1 the third place or a battle, 0 any other. */
export function importanceOf({ section, round, round_count, is_deciding }: StageCandidate): 0 | 1 | 2 | 3 {
  if (section === 'final') return 3;
  if (section === 'third_place' || is_deciding) return 1;
  const isBracket = section === 'winners' || section === 'losers';
  return isBracket && round === round_count - 1 ? 2 : 0;
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
