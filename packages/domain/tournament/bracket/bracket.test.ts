import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { bracketPlacements } from './placements.ts';
import { createBracket } from './create.ts';
import {
  dependentMatches,
  isBracketFinished,
  readyNodes,
  resolveBracket,
  staleNodes,
  updateBracket,
} from './resolve.ts';
import { seedPositions } from './seeding.ts';
import type { BracketNode, NodeMatch, ResolvedBracket } from './types.ts';

const entrantsOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`);
const seedOf = (id: string) => Number(id.slice(1));
const placesOf = (bracket: ResolvedBracket) =>
  bracketPlacements(bracket).map(({ id, place, place_to }) => `${id} ${place}-${place_to}`);

/** Plays all that is ready until nothing is; `decide` names the result of a match. */
function playAll(
  nodes: readonly BracketNode[],
  entrants: readonly string[],
  decide: (a: string, b: string, node: string) => NodeMatch['result'],
) {
  const matches: Record<string, NodeMatch> = {};
  for (;;) {
    const resolved = resolveBracket(nodes, entrants, matches);
    const ready = readyNodes(resolved);
    if (ready.length === 0) return { resolved, matches };
    for (const { node, a, b } of ready) {
      if (a.kind !== 'entrant' || b.kind !== 'entrant') throw new Error('ready without two sides');
      matches[node.id] = { a: a.id, b: b.id, result: decide(a.id, b.id, node.id) };
    }
  }
}

const strongerWins = (a: string, b: string) => (seedOf(a) < seedOf(b) ? 'a' : 'b');

describe('seed positions', () => {
  test('are those of the standard bracket', () => {
    expect(seedPositions(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedPositions(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });
});

describe('a bracket of any size', () => {
  const sizes = [...Array.from({ length: 129 }, (_, index) => index + 2), 255, 256, 257, 1000, 1023, 1024];

  test.each(sizes)('of %i entrants knocks out one with every match, and the best seeds meet last', (count) => {
    const nodes = createBracket({ entrants: count, third_place: false });
    const { resolved, matches } = playAll(nodes, entrantsOf(count), strongerWins);
    expect(nodes.length).toBe(count - 1);
    expect(isBracketFinished(resolved)).toBe(true);
    const final = nodes.at(-1) as BracketNode;
    expect(final.section).toBe('final');
    expect(matches[final.id]).toMatchObject({ result: 'a', a: 's1', b: 's2' });
    for (const { id, place, place_to } of bracketPlacements(resolved))
      expect(seedOf(id) >= place && seedOf(id) <= place_to).toBe(true);
    expect(new Set(bracketPlacements(resolved).map(({ id }) => id)).size).toBe(count);
  });

  test('gives the byes to the top seeds', () => {
    const nodes = createBracket({ entrants: 11, third_place: false });
    const inFirstRound = nodes.filter(({ round }) => round === 1).flatMap(({ sources }) => [sources.a, sources.b]);
    expect(inFirstRound.map((source) => (source.kind === 'seed' ? source.seed : 0)).toSorted((a, b) => a - b)).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
  });

  test('is refused for less than two and more than 1,024', () => {
    expect(() => createBracket({ entrants: 1, third_place: false })).toThrow(RangeError);
    expect(() => createBracket({ entrants: 1025, third_place: false })).toThrow(RangeError);
  });
});

describe('places', () => {
  test('are shared by those who lost in the same round', () => {
    const { resolved } = playAll(createBracket({ entrants: 8, third_place: false }), entrantsOf(8), strongerWins);
    expect(placesOf(resolved)).toEqual([
      's1 1-1',
      's2 2-2',
      's3 3-4',
      's4 3-4',
      's5 5-8',
      's6 5-8',
      's7 5-8',
      's8 5-8',
    ]);
  });

  test('3 and 4 are decided by the third place match, where there is one', () => {
    const decide = (a: string, b: string, node: string) => (node === 'third' ? 'b' : strongerWins(a, b));
    const { resolved } = playAll(createBracket({ entrants: 5, third_place: true }), entrantsOf(5), decide);
    expect(placesOf(resolved)).toEqual(['s1 1-1', 's2 2-2', 's3 3-3', 's4 4-4', 's5 5-5']);
    expect(createBracket({ entrants: 3, third_place: true }).length).toBe(2);
  });

  test('are named as soon as no result to come can change them', () => {
    const nodes = createBracket({ entrants: 4, third_place: true });
    const semis = { 'w1-1': { a: 's1', b: 's4', result: 'a' }, 'w1-2': { a: 's2', b: 's3', result: 'a' } } as const;
    expect(placesOf(resolveBracket(nodes, entrantsOf(4), semis))).toEqual([]);
    const third = { ...semis, third: { a: 's4', b: 's3', result: 'a' } } as const;
    expect(placesOf(resolveBracket(nodes, entrantsOf(4), third))).toEqual(['s4 3-3', 's3 4-4']);
    const final = { ...semis, 'w2-1': { a: 's1', b: 's2', result: 'b' } } as const;
    expect(placesOf(resolveBracket(nodes, entrantsOf(4), final))).toEqual(['s2 1-1', 's1 2-2']);
    const eight = createBracket({ entrants: 8, third_place: false });
    const { matches } = playAll(eight, entrantsOf(8), strongerWins);
    const first = Object.fromEntries(Object.entries(matches).filter(([id]) => id.startsWith('w1-')));
    expect(placesOf(resolveBracket(eight, entrantsOf(8), first))).toEqual(['s5 5-8', 's6 5-8', 's7 5-8', 's8 5-8']);
    delete first['w1-3'];
    expect(placesOf(resolveBracket(eight, entrantsOf(8), first))).toEqual([]);
  });
});

describe('a match that both lose', () => {
  test('sends nobody on, and the next opponent goes through without playing', () => {
    const decide = (a: string, b: string, node: string) => (node === 'w1-2' ? 'double_loss' : strongerWins(a, b));
    const { resolved, matches } = playAll(createBracket({ entrants: 8, third_place: false }), entrantsOf(8), decide);
    expect(matches['w2-1']).toBeUndefined();
    expect(matches['w3-1']).toMatchObject({ a: 's1', b: 's2' });
    expect(placesOf(resolved)).toEqual([
      's1 1-1',
      's2 2-2',
      's3 3-3',
      's4 4-8',
      's5 4-8',
      's6 4-8',
      's7 4-8',
      's8 4-8',
    ]);
  });

  test('in a semi-final leaves third place to the loser of the other one', () => {
    const decide = (a: string, b: string, node: string) => (node === 'w1-1' ? 'double_loss' : strongerWins(a, b));
    const { resolved } = playAll(createBracket({ entrants: 4, third_place: true }), entrantsOf(4), decide);
    expect(placesOf(resolved)).toEqual(['s2 1-1', 's3 2-2', 's1 3-4', 's4 3-4']);
  });

  test('ends the bracket even when all matches end so', () => {
    for (let count = 2; count <= 70; count++) {
      const { resolved } = playAll(
        createBracket({ entrants: count, third_place: count % 2 === 0 }),
        entrantsOf(count),
        () => 'double_loss',
      );
      expect(isBracketFinished(resolved)).toBe(true);
      expect(bracketPlacements(resolved).length).toBe(count);
    }
  });
});

describe('a changed result', () => {
  const nodes = createBracket({ entrants: 8, third_place: true });
  const { matches } = playAll(nodes, entrantsOf(8), strongerWins);
  const changed = (id: string, result: NodeMatch['result']) => ({
    ...matches,
    [id]: { ...(matches[id] as NodeMatch), result },
  });

  test('touches nothing while the same side wins', () => {
    expect(staleNodes(resolveBracket(nodes, entrantsOf(8), changed('w1-1', 'a')))).toEqual([]);
  });

  test('re-opens exactly the matches that others now play', () => {
    const resolved = resolveBracket(nodes, entrantsOf(8), changed('w1-1', 'b'));
    expect(staleNodes(resolved)).toEqual(['w2-1', 'third', 'w3-1']);
    expect(readyNodes(resolved).map(({ node }) => node.id)).toEqual(['w2-1']);
    expect(staleNodes(resolveBracket(nodes, entrantsOf(8), changed('w2-2', null)))).toEqual(['third', 'w3-1']);
    expect(staleNodes(resolveBracket(nodes, entrantsOf(8), changed('third', 'b')))).toEqual([]);
  });

  test('can re-open no match but its dependents', () => {
    expect(dependentMatches(nodes, 'w1-1')).toEqual(['w2-1', 'third', 'w3-1']);
    expect(dependentMatches(nodes, 'w3-1')).toEqual([]);
    const random = createRandom(9);
    for (let run = 0; run < 300; run++) {
      const count = 2 + random.int(40);
      const some = createBracket({ entrants: count, third_place: random.int(2) === 0 });
      const played = playAll(
        some,
        entrantsOf(count),
        () => (['a', 'b', 'double_loss'] as const)[random.int(3)] ?? 'a',
      ).matches;
      const node = (some[random.int(some.length)] as BracketNode).id;
      if (!played[node]) continue;
      const stale = staleNodes(
        resolveBracket(some, entrantsOf(count), { ...played, [node]: { ...played[node], result: null } }),
      );
      expect(stale.filter((id) => !dependentMatches(some, node).includes(id))).toEqual([]);
    }
  });
});

describe('updateBracket', () => {
  test('gives what resolving all of it anew gives, in any order of results, corrections and withdrawals', () => {
    const random = createRandom(11);
    for (let run = 0; run < 100; run++) {
      const entrants = entrantsOf(2 + random.int(33));
      const nodes = createBracket({ entrants: entrants.length, third_place: random.int(2) === 0 });
      const matches: Record<string, NodeMatch> = {};
      let bracket = resolveBracket(nodes, entrants, matches);
      for (let step = 0; step < 60; step++) {
        const { node, a, b, match } = bracket.nodes[random.int(nodes.length)] as (typeof bracket.nodes)[number];
        const result = (['a', 'b', 'double_loss', null] as const)[random.int(4)] ?? null;
        const isGone = match !== null && random.int(4) === 0;
        if (isGone) delete matches[node.id];
        else if (a.kind === 'entrant' && b.kind === 'entrant') matches[node.id] = { a: a.id, b: b.id, result };
        bracket = updateBracket(bracket, node.id, matches[node.id] ?? null);
        expect(JSON.stringify(bracket.nodes)).toBe(JSON.stringify(resolveBracket(nodes, entrants, matches).nodes));
      }
    }
  });
});
