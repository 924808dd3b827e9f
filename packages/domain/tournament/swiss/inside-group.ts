import { canMeet, type Field } from './field.ts';

type Pair = readonly [number, number];

/**
 * Pairs the members of one score group in the style of the field, or returns null when it finds no way
 * without a conflict. `members` are in the order of play. Always succeeds where everybody can meet at least
 * half of the others: two left over then see more than half of all places, so some pair can be swapped with them.
 */
export function pairInsideGroup(field: Field, members: readonly number[]): Pair[] | null {
  const pairs = field.style === 'fold' ? pairHalves(field, members) : pairNeighbours(field, members);
  const isPaired = new Set(pairs.flat());
  const left = members.filter((member) => !isPaired.has(member));
  for (let i = 0; i < left.length; i += 2) {
    if (!insert(field, pairs, left[i]!, left[i + 1]!)) return null;
  }
  return pairs;
}

function pairNeighbours(field: Field, members: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  const waiting: number[] = [];
  for (const member of members) {
    const place = waiting.findIndex((other) => canMeet(field, other, member));
    if (place < 0) waiting.push(member);
    else pairs.push([waiting.splice(place, 1)[0]!, member]);
  }
  return pairs;
}

function pairHalves(field: Field, members: readonly number[]): Pair[] {
  const half = members.length / 2;
  const pairs: Pair[] = [];
  const lower = members.slice(half);
  for (const member of members.slice(0, half)) {
    const place = lower.findIndex((other) => canMeet(field, member, other));
    if (place >= 0) pairs.push([member, lower.splice(place, 1)[0]!]);
  }
  return pairs;
}

/** Pairs two who are left over, if need be by exchanging partners with a pair, the lowest first. */
function insert(field: Field, pairs: Pair[], a: number, b: number): boolean {
  if (canMeet(field, a, b)) {
    pairs.push([a, b]);
    return true;
  }
  for (let i = pairs.length - 1; i >= 0; i--) {
    for (const [c, d] of [pairs[i]!, pairs[i]!.toReversed() as [number, number]]) {
      if (!canMeet(field, a, c) || !canMeet(field, b, d)) continue;
      pairs[i] = [a, c];
      pairs.push([b, d]);
      return true;
    }
  }
  return false;
}
