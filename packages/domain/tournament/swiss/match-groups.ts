import type { Bounds } from './bounds.ts';
import type { Draft } from './cost.ts';
import { canMeet, floatClass, type Field } from './field.ts';
import { pairInsideGroup } from './inside-group.ts';
import type { Float } from './types.ts';

/** How many candidates are tried for each part a group has to fill. */
const TRIES = 4;

type Leaving = { bye: number | null; down: number | null; up: number | null };

/**
 * The quick way: one pass from the top, in which one entrant crosses each boundary that has to be crossed,
 * everybody who leaves a group is of its cheapest kind, and the rest pair inside. Such a pairing meets every
 * lower bound of the cost, so nothing is better. Null when it does not come out; that says nothing about the field.
 */
export function pairByBounds(field: Field, bounds: Bounds): Draft | null {
  const draft: Draft = { pairs: [], bye: null };
  let carried: number | null = null;
  for (const [group, members] of field.groups.entries()) {
    const candidates = {
      bye:
        bounds.bye?.group === group ? cheapest(field, eligibleForBye(field, members, bounds.bye.byes), 'down') : [null],
      down: bounds.isCrossedBelow[group] ? cheapest(field, members, 'down') : [null],
      up:
        carried === null ? [null] : cheapest(field, members, 'up').filter((member) => canMeet(field, carried!, member)),
    };
    const settled = settleGroup(field, members, candidates);
    if (settled === null) return null;
    const { leaving, pairs } = settled;
    if (carried !== null && leaving.up !== null) draft.pairs.push([carried, leaving.up]);
    draft.pairs.push(...pairs);
    draft.bye ??= leaving.bye;
    carried = leaving.down;
  }
  return draft;
}

type Candidates = { [part in keyof Leaving]: readonly (number | null)[] };

function settleGroup(field: Field, members: readonly number[], candidates: Candidates) {
  for (const bye of candidates.bye) {
    for (const down of candidates.down) {
      if (down !== null && down === bye) continue;
      for (const up of candidates.up) {
        if (up !== null && (up === bye || up === down)) continue;
        const staying = members.filter((member) => member !== bye && member !== down && member !== up);
        const pairs = pairInsideGroup(field, staying);
        if (pairs !== null) return { leaving: { bye, down, up }, pairs };
      }
    }
  }
  return null;
}

function eligibleForBye(field: Field, members: readonly number[], byes: number): readonly number[] {
  return members.filter((member) => field.entrants[member]!.byes === byes);
}

/** Some of the cheapest kind: downwards the last first, upwards the first. */
function cheapest(field: Field, members: readonly number[], float: Float): number[] {
  let least = Infinity;
  let found: number[] = [];
  for (let i = 0; i < members.length; i++) {
    const member = members[float === 'up' ? i : members.length - 1 - i]!;
    const kind = floatClass(field, member, float);
    if (kind > least) continue;
    if (kind < least) found = [];
    least = kind;
    if (found.length < TRIES) found.push(member);
  }
  return found;
}
