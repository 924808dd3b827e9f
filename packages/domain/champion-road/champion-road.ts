import { SIDES, type BySide, type Side } from '../series/sides.ts';
import { roundPlaceOf, type RoundPlace } from '../tournament/stages/place-of.ts';
import type { MatchSummary } from '../tournament/stages/stage-base.ts';
import type { BracketCell, BracketSlot } from '../tournament/stages/stage-table.ts';
import { tableOf } from '../tournament/stages/table-of.ts';
import type { TournamentState } from '../tournament/types.ts';

type Event = Pick<TournamentState, 'stages' | 'settings' | 'participants'>;

/** What somebody played on the way to a title, and how it went. */
export type RoadStep = {
  readonly match_id: string;
  readonly stage: number;
  readonly place: RoundPlace;
  readonly at: string;
  /** Participant id. */
  readonly opponent: string;
  readonly wins: number;
  readonly losses: number;
  readonly is_won: boolean;
};

/** Every match of a participant that somebody won, stage by stage and round by round. */
export function roadOf({ stages }: Event, participant: string): RoadStep[] {
  return stages.flatMap((stage) =>
    stage.rounds.flatMap(({ matches }) =>
      matches.flatMap((match) => {
        const side = SIDES.find((one) => match[one] === participant);
        if (side === undefined || (match.result !== 'a' && match.result !== 'b')) return [];
        return [{ ...stepOf(match, side), stage: stage.index, place: roundPlaceOf(stage, match) }];
      }),
    ),
  );
}

function stepOf({ match_id, a, b, wins_a, wins_b, result, updated_at }: MatchSummary, side: Side) {
  const isA = side === 'a';
  return {
    match_id,
    at: updated_at,
    opponent: isA ? b : a,
    wins: isA ? wins_a : wins_b,
    losses: isA ? wins_b : wins_a,
    is_won: result === side,
  };
}

export type RoadSide = { readonly participant: string; readonly seed: number | null; readonly score: number };
export type RoadNode = {
  /** Null: nobody played here. */
  readonly match_id: string | null;
  readonly sides: BySide<RoadSide | null>;
  readonly winner: Side | null;
};
export type RoadRound = {
  readonly place: RoundPlace | null;
  readonly at: string | null;
  readonly nodes: readonly RoadNode[];
};

/** How many rounds a drawn road shows: from the quarter-finals on, or from the semi-finals where byes left gaps before them. */
const WIDTHS = [3, 2] as const;

const isTree = (rounds: readonly (readonly unknown[])[], count: number) =>
  rounds.length === count && rounds.every((nodes, index) => nodes.length === 2 ** (count - 1 - index));

/** The last rounds of the tree that decided the event; empty where the last stage is none, as that of two brackets. */
export function roadTree(event: Event): RoadRound[] {
  const stage = event.stages.at(-1);
  const table = stage && tableOf(stage);
  if (!stage || table?.kind !== 'bracket') return [];
  const columns = table
    .columns(event, stage)
    .map(({ cells }) => cells.filter(({ section, leg }) => (section === 'winners' || section === 'final') && leg === 1))
    .filter((cells) => cells.length > 0);
  const shown = WIDTHS.find((count) => isTree(columns.slice(-count), count));
  const rounds = shown === undefined ? [] : columns.slice(-shown);
  return rounds.map((cells) => {
    const played = cells.flatMap(({ match }) => match ?? []);
    const [first] = played;
    return {
      place: first ? roundPlaceOf(stage, first) : null,
      at:
        played
          .map(({ updated_at }) => updated_at)
          .toSorted()
          .at(-1) ?? null,
      nodes: cells.map(nodeOf),
    };
  });
}

function nodeOf({ a, b, match, winner_id }: BracketCell): RoadNode {
  const sideOf = ({ id, seed }: BracketSlot): RoadSide | null => {
    if (id === null) return null;
    const score = match === null ? 0 : match.a === id ? match.wins_a : match.wins_b;
    return { participant: id, seed, score };
  };
  const winner = winner_id === null ? null : winner_id === a.id ? 'a' : 'b';
  return { match_id: match?.match_id ?? null, sides: { a: sideOf(a), b: sideOf(b) }, winner };
}
