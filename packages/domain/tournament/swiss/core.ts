import type { Bounds } from './bounds.ts';
import { FIRST_FLOAT, floatClass, FURTHER_FLOAT, SAME_FLOAT, keptApartFrom, type Field } from './field.ts';
import type { Float, SwissCost } from './types.ts';

/** The part of a field on which the exact search runs: small groups whole, large ones by a few delegates. */
export type Core = { members: number[]; delegations: Delegation[] };

type Delegation = { group: number; delegates: readonly number[]; width: number };

/**
 * Of each large group takes as many members as its width says who are cheapest to float down, as many to float up and, where
 * the bye belongs, as many to have it. The others must be an even number who can surely be paired among themselves.
 */
export function chooseCore(field: Field, bounds: Bounds, widths: readonly number[]): Core {
  const core: Core = { members: [], delegations: [] };
  field.groups.forEach((members, group) => {
    const width = widths[group]!;
    const delegates = delegatesOf(field, bounds, group, width);
    const others = members.length - delegates.length;
    if (others > 0 && isSurelyPairable(others, mostConflictsInside(field, members))) {
      core.delegations.push({ group, delegates, width });
      core.members.push(...delegates);
    } else {
      core.members.push(...members);
    }
  });
  return core;
}

/**
 * The groups that must send more delegates before an optimal pairing of the core, with the other members paired inside their groups,
 * is proved to be an optimal pairing of the whole field; empty: it is. The README gives the proof, which is made group by group.
 */
export function groupsToWiden(field: Field, bounds: Bounds, core: Core, cost: SwissCost): number[] {
  const isWide = isWithinBounds(field, bounds, cost);
  const excess = cost.group_difference - bounds.groupDifference;
  return core.delegations
    .filter((one) => !isWide || !isLargeEnough(field, one, excess + fewestLeaving(bounds, one.group)))
    .map(({ group }) => group);
}

/** Without a rematch, a pair that should be kept apart or an avoidable bye: only then the proof holds. */
function isWithinBounds(field: Field, { bye }: Bounds, cost: SwissCost): boolean {
  if (cost.rematches > 0 || cost.forbidden_pairs > 0) return false;
  if (bye === null) return true;
  return cost.repeated_byes <= bye.byes && cost.bye_groups_above_last <= field.groups.length - 1 - bye.group;
}

function fewestLeaving({ isCrossedBelow, bye }: Bounds, group: number): number {
  return [isCrossedBelow[group - 1], isCrossedBelow[group], bye?.group === group].filter(Boolean).length;
}

function isLargeEnough(field: Field, delegation: Delegation, mostLeaving: number): boolean {
  const { delegates, width } = delegation;
  return (
    width >= mostLeaving + mostConflictsFromOutside(field, delegation) &&
    isSurelyPairable(delegates.length - mostLeaving, mostConflictsInside(field, delegates))
  );
}

/** Dirac: where everybody can meet at least half of the others, a perfect pairing exists. */
function isSurelyPairable(count: number, mostConflicts: number): boolean {
  return count >= 2 * mostConflicts + 2;
}

function delegatesOf(field: Field, bounds: Bounds, group: number, width: number): number[] {
  const members = field.groups[group]!;
  const upward = cheapest(field, members, 'up', width);
  const downward = cheapest(field, members.toReversed(), 'down', width);
  const chosen = new Set([...upward, ...downward]);
  if (bounds.bye?.group === group) {
    const { byes } = bounds.bye;
    const eligible = members.filter((member) => field.entrants[member]!.byes === byes).toReversed();
    for (const member of cheapest(field, eligible, 'down', width)) chosen.add(member);
  }
  if ((members.length - chosen.size) % 2 === 1) chosen.add(members.find((member) => !chosen.has(member))!);
  return [...chosen].toSorted((a, b) => a - b);
}

function cheapest(field: Field, members: readonly number[], float: Float, count: number): number[] {
  const chosen: number[] = [];
  for (const kind of [FIRST_FLOAT, FURTHER_FLOAT, SAME_FLOAT]) {
    for (const member of members) {
      if (chosen.length === count) return chosen;
      if (floatClass(field, member, float) === kind) chosen.push(member);
    }
  }
  return chosen;
}

function mostConflictsInside(field: Field, members: readonly number[]): number {
  const isInside = new Set(members);
  let most = 0;
  for (const member of members) {
    let conflicts = 0;
    for (const other of conflictsOf(field, member)) if (other !== member && isInside.has(other)) conflicts++;
    most = Math.max(most, conflicts);
  }
  return most;
}

function mostConflictsFromOutside(field: Field, { group, delegates }: Delegation): number {
  const conflicts = new Map<number, number>();
  for (const delegate of delegates) {
    for (const other of conflictsOf(field, delegate)) {
      if (field.groupOf[other] !== group) conflicts.set(other, (conflicts.get(other) ?? 0) + 1);
    }
  }
  return Math.max(0, ...conflicts.values());
}

function conflictsOf(field: Field, entrant: number): number[] {
  const { start, end, opponent } = field.meetings;
  return [...opponent.subarray(start[entrant], end[entrant]), ...keptApartFrom(field, entrant)];
}
