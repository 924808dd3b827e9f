import { minimumCostMatching } from './blossom.ts';
import { boundsOf, type Bounds } from './bounds.ts';
import { chooseCore, groupsToWiden } from './core.ts';
import { costMatrix, costOf, type Draft } from './cost.ts';
import { areKeptApart, createField, type Field } from './field.ts';
import { pairInsideGroup } from './inside-group.ts';
import { pairByBounds } from './match-groups.ts';
import { lastMeeting } from './meetings.ts';
import type { SwissEntrant, SwissOptions, SwissPair, SwissPairing } from './types.ts';

const FIRST_WIDTH = 8;

/**
 * Pairs one Swiss round of the active entrants: the least cost in the order of `SwissCost`, exactly, and
 * among equals by the draw's key. The same entrants, in any order, and the same options give the same pairing.
 * Throws RangeError when an id is listed twice.
 *
 * Source: FIDE C.04.1 (basic rules of Swiss systems) and the Magic Tournament Rules.
 */
export function pairSwissRound(entrants: readonly SwissEntrant[], options: SwissOptions): SwissPairing {
  const field = createField(entrants, options);
  const bounds = boundsOf(field);
  const draft = pairByBounds(field, bounds) ?? searchDraft(field, bounds);
  const cost = costOf(field, draft);
  return {
    pairs: seatPairs(field, draft),
    bye: draft.bye === null ? null : field.entrants[draft.bye]!.id,
    relaxed: {
      rematches: cost.rematches,
      repeated_byes: cost.repeated_byes,
      forbidden_pairs: cost.forbidden_pairs,
    },
    cost,
  };
}

/** An optimal pairing of a core of the field, widened until it is proved to lead to an optimal one of all. */
function searchDraft(field: Field, bounds: Bounds): Draft {
  let widths = field.groups.map(() => FIRST_WIDTH);
  for (;;) {
    const core = chooseCore(field, bounds, widths);
    const draft = solveExactly(field, core.members);
    const narrow = new Set(groupsToWiden(field, bounds, core, costOf(field, draft)));
    if (narrow.size === 0) return restyle(field, draft);
    widths = widths.map((width, group) => (narrow.has(group) ? 2 * width : width));
  }
}

/** The optimal pairing of the chosen entrants alone, given in the order of play. */
export function solveExactly(field: Field, chosen: readonly number[]): Draft {
  const { size, high, low } = costMatrix(field, chosen);
  const draft: Draft = { pairs: [], bye: null };
  minimumCostMatching(size, high, low).forEach((q, p) => {
    if (q < p) return;
    if (q === chosen.length) draft.bye = chosen[p]!;
    else draft.pairs.push([chosen[p]!, chosen[q]!]);
  });
  return draft;
}

/** Keeps the floats and the bye of a draft and pairs everybody else inside the score groups in the style asked for. */
function restyle(field: Field, draft: Draft): Draft {
  const isFloating = ([a, b]: readonly [number, number]) => field.groupOf[a] !== field.groupOf[b];
  const pairs = draft.pairs.filter(isFloating);
  const isLeaving = new Set([...pairs.flat(), draft.bye]);
  const inside = Map.groupBy(
    draft.pairs.filter((pair) => !isFloating(pair)),
    ([a]) => field.groupOf[a]!,
  );
  field.groups.forEach((members, group) => {
    const staying = members.filter((member) => !isLeaving.has(member));
    const kept = inside.get(group) ?? [];
    const isKept = new Set(kept.flat());
    const added = staying.filter((member) => !isKept.has(member));
    pairs.push(...(pairInsideGroup(field, staying) ?? [...kept, ...pairInsideGroup(field, added)!]));
  });
  return { pairs, bye: draft.bye };
}

function seatPairs(field: Field, draft: Draft): SwissPair[] {
  const inOrder = draft.pairs.map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
  const { groupOf } = field;
  inOrder.sort(([a, b], [c, d]) => groupOf[a]! - groupOf[c]! || groupOf[b]! - groupOf[d]! || a - c);
  return inOrder.map(([a, b], index) => seatPair(field, a, b, index + 1));
}

function seatPair(field: Field, a: number, b: number, table: number): SwissPair {
  const higher = field.entrants[a]!;
  const lower = field.entrants[b]!;
  const difference = field.groupOf[b]! - field.groupOf[a]!;
  return {
    a: higher.id,
    b: lower.id,
    table,
    reason: {
      rematch: lastMeeting(field.meetings, a, b) > 0,
      forbidden: areKeptApart(field, a, b),
      points_a: higher.points,
      points_b: lower.points,
      group_difference: difference,
      float_a: difference > 0 ? 'down' : null,
      float_b: difference > 0 ? 'up' : null,
    },
  };
}
