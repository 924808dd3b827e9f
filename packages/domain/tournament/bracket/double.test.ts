import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { bracketPlacements } from './placements.ts';
import { bracketRounds, bracketSize } from './seeding.ts';
import { createDoubleBracket } from './create-double.ts';
import { dependentMatches, isBracketFinished, resolveBracket, staleNodes } from './resolve.ts';
import { doubleLevels } from './double-levels.ts';
import { readDoubleNode } from './node-ids.ts';
import type { BracketNode, NodeMatch, ResolvedBracket, Source } from './types.ts';
import { LOSERS_ORDERS } from './losers-orders.ts';
import { entrantsOf, playAll } from './testing/play-bracket.ts';
import { latestRematch, searchLosersOrders } from './testing/search-losers-orders.ts';

const SIZES = [...Array.from({ length: 127 }, (_, index) => index + 2), 129, 255, 256, 257, 511, 700, 1000, 1023, 1024];
const RESULTS = ['a', 'b'] as const;

const placesOf = (bracket: ResolvedBracket) => bracketPlacements(bracket, doubleLevels);
const placeTexts = (bracket: ResolvedBracket) =>
  placesOf(bracket).map(({ id, place, place_to }) =>
    place === place_to ? `${id} ${place}` : `${id} ${place}-${place_to}`,
  );
const sourcesOf = ({ sources }: BracketNode) => [sources.a, sources.b];
const strongerWins = (a: string, b: string) => (Number(a.slice(1)) < Number(b.slice(1)) ? 'a' : 'b');

describe.each([false, true])('a double elimination, with a second final match: %s', (reset) => {
  test.each(SIZES)('of %i entrants lets each play on until the second loss, and places them all', (count) => {
    const random = createRandom(count);
    const nodes = createDoubleBracket({ entrants: count, reset });
    const { resolved, matches } = playAll(nodes, entrantsOf(count), () => RESULTS[random.int(2)] ?? 'a');
    expect(isBracketFinished(resolved)).toBe(true);
    const losses = new Map(entrantsOf(count).map((id) => [id, 0]));
    for (const { a, b, result } of Object.values(matches)) {
      const loser = result === 'a' ? b : a;
      losses.set(loser, (losses.get(loser) ?? 0) + 1);
    }
    const placements = placesOf(resolved);
    const [champion, second] = placements;
    expect(placements.map(({ id }) => id).toSorted()).toEqual(entrantsOf(count).toSorted());
    for (const { id, place } of placements) {
      if (place > 2) expect([id, losses.get(id)]).toEqual([id, 2]);
    }
    expect([champion?.place, second?.place]).toEqual([1, 2]);
    if (reset) expect([losses.get(champion!.id)! < 2, losses.get(second!.id)]).toEqual([true, 2]);
    // Each level begins where the one above it ends.
    for (const [place, level] of Map.groupBy(placements, (placement) => placement.place)) {
      expect(level.length).toBe((level[0]?.place_to ?? 0) - place + 1);
    }
  });

  test.each(SIZES)(
    'of %i entrants sends every winner and loser to one match, and the top seeds past the first',
    (count) => {
      const nodes = createDoubleBracket({ entrants: count, reset });
      const title = nodes.filter(({ section }) => section === 'final');
      expect(nodes.length).toBe(2 * count - 2 + title.length - 1);
      const fed = nodes
        .flatMap(sourcesOf)
        .map((source) => (source.kind === 'seed' ? `seed ${source.seed}` : `${source.node} ${source.kind}`));
      expect(new Set(fed).size).toBe(fed.length);
      const ways = nodes.flatMap(({ id, section }) => {
        if (section === 'final') return [];
        return section === 'winners' ? [`${id} winner`, `${id} loser`] : [`${id} winner`];
      });
      const isFinals = (way: string) => way.startsWith('seed') || way.startsWith('final');
      expect(fed.filter((way) => !isFinals(way)).toSorted()).toEqual(ways.toSorted());
      const first = nodes.filter(({ section, round }) => section === 'winners' && round === 1).flatMap(sourcesOf);
      const seeds = first.flatMap((source) => (source.kind === 'seed' ? [source.seed] : [])).toSorted((a, b) => a - b);
      expect(seeds).toEqual(Array.from({ length: seeds.length }, (_, index) => bracketSize(count) - count + 1 + index));
      const known = new Set<string>();
      for (const node of nodes) {
        const early = sourcesOf(node).filter((source) => source.kind !== 'seed' && !known.has(source.node));
        if (early.length > 0) throw new Error(`${node.id} stands before what it waits for`);
        known.add(node.id);
      }
      expect(nodes.map(({ id }) => readDoubleNode(id, bracketRounds(count)))).toEqual(
        nodes.map(({ section, round, position, leg }) => ({ group: 0, section, round, number: position + 1, leg })),
      );
    },
  );
});

describe('the places of a double elimination', () => {
  const nodes = createDoubleBracket({ entrants: 8, reset: true });

  test('are those of the last match for the title, then by how far the losers came', () => {
    const { resolved, matches } = playAll(nodes, entrantsOf(8), strongerWins);
    expect(matches['reset']).toBeUndefined();
    expect(placeTexts(resolved)).toEqual(['s1 1', 's2 2', 's3 3', 's4 4', 's5 5-6', 's6 5-6', 's7 7-8', 's8 7-8']);
  });

  test('turn with the second match of the final, which is played only when the losers win the first', () => {
    const decide = (a: string, b: string, node: string) => (node === 'final' ? 'b' : strongerWins(a, b));
    const { resolved, matches } = playAll(nodes, entrantsOf(8), decide);
    expect(matches['reset']).toMatchObject({ a: 's1', b: 's2', result: 'a' });
    expect(placeTexts(resolved).slice(0, 2)).toEqual(['s1 1', 's2 2']);
    const both = playAll(nodes, entrantsOf(8), (a, b, node) =>
      node === 'final' || node === 'reset' ? 'b' : strongerWins(a, b),
    );
    expect(placeTexts(both.resolved).slice(0, 2)).toEqual(['s2 1', 's1 2']);
  });

  test('of two who meet only in the end are decided there', () => {
    const two = createDoubleBracket({ entrants: 2, reset: true });
    const { matches } = playAll(two, entrantsOf(2), (_a, _b, node) => (node === 'w1-1' ? 'a' : 'b'));
    expect(Object.values(matches)).toEqual([
      { a: 's1', b: 's2', result: 'a' },
      { a: 's1', b: 's2', result: 'b' },
      { a: 's1', b: 's2', result: 'b' },
    ]);
  });
});

describe('where both lose', () => {
  const nodes = createDoubleBracket({ entrants: 4, reset: true });
  const withBoth = (lost: string) =>
    playAll(nodes, entrantsOf(4), (a, b, node) => (node === lost ? 'double_loss' : strongerWins(a, b))).resolved;

  test('in the losers’ final, the winners’ side is champion without playing, and both are second', () => {
    expect(placeTexts(withBoth('l2-1'))).toEqual(['s1 1', 's2 2-3', 's3 2-3', 's4 4']);
  });

  test('in the winners’ final, the losers’ side is champion without playing', () => {
    expect(placeTexts(withBoth('w2-1'))).toEqual(['s3 1', 's1 2-3', 's2 2-3', 's4 4']);
  });

  test('in the final, nobody is champion and no second match is played', () => {
    expect(placeTexts(withBoth('final'))).toEqual(['s1 1-2', 's2 1-2', 's3 3', 's4 4']);
  });

  test('in the second match of the final, both share the first place', () => {
    const decide = (a: string, b: string, node: string) =>
      node === 'reset' ? 'double_loss' : node === 'final' ? 'b' : strongerWins(a, b);
    expect(placeTexts(playAll(nodes, entrantsOf(4), decide).resolved).slice(0, 2)).toEqual(['s1 1-2', 's2 1-2']);
  });

  test('everywhere, the bracket ends all the same', () => {
    for (let count = 2; count <= 70; count++) {
      const all = playAll(
        createDoubleBracket({ entrants: count, reset: true }),
        entrantsOf(count),
        () => 'double_loss',
      );
      expect(isBracketFinished(all.resolved)).toBe(true);
      expect(placesOf(all.resolved)).toHaveLength(count);
    }
  });
});

describe('a changed result', () => {
  test('re-opens exactly what others now play, and again after it was played', () => {
    const random = createRandom(5);
    for (let run = 0; run < 300; run++) {
      const entrants = entrantsOf(2 + random.int(40));
      const nodes = createDoubleBracket({ entrants: entrants.length, reset: random.int(2) === 0 });
      const decide = () => (['a', 'b', 'a', 'b', 'double_loss'] as const)[random.int(5)] ?? 'a';
      const { matches } = playAll(nodes, entrants, decide);
      for (let again = 0; again < 3; again++) {
        const ids = Object.keys(matches);
        const id = ids[random.int(ids.length)] as string;
        matches[id] = { ...(matches[id] as NodeMatch), result: decide() };
        const stale = staleNodes(resolveBracket(nodes, entrants, matches));
        expect(stale.filter((node) => !dependentMatches(nodes, id).includes(node))).toEqual([]);
        for (const node of stale) delete matches[node];
        expect(staleNodes(resolveBracket(nodes, entrants, matches))).toEqual([]);
        replay(nodes, entrants, { matches, decide });
        expect(isBracketFinished(resolveBracket(nodes, entrants, matches))).toBe(true);
      }
    }
  });

  test('of the first match of the final takes back or opens the second', () => {
    const nodes = createDoubleBracket({ entrants: 4, reset: true });
    const { matches } = playAll(nodes, entrantsOf(4), (a, b, node) => (node === 'final' ? 'b' : strongerWins(a, b)));
    const changed = { ...matches, final: { ...matches['final']!, result: 'a' as const } };
    expect(staleNodes(resolveBracket(nodes, entrantsOf(4), changed))).toEqual(['reset']);
  });
});

function replay(
  nodes: readonly BracketNode[],
  entrants: readonly string[],
  { matches, decide }: { matches: Record<string, NodeMatch>; decide: () => NodeMatch['result'] },
): void {
  for (;;) {
    const ready = resolveBracket(nodes, entrants, matches).nodes.filter(({ status }) => status === 'ready');
    if (ready.length === 0) return;
    for (const { node, a, b } of ready)
      if (a.kind === 'entrant' && b.kind === 'entrant') matches[node.id] = { a: a.id, b: b.id, result: decide() };
  }
}

describe('the order of the losers', () => {
  test('for 128 to 1,024 is what the search finds', () => {
    for (const rounds of [7, 8, 9, 10]) expect(LOSERS_ORDERS[2 ** rounds]).toEqual(searchLosersOrders(rounds));
  });

  test.each([7, 8, 9, 10])('for 2 ** %i lets nobody meet again before somebody has to in every order', (rounds) => {
    expect(firstRematch(createDoubleBracket({ entrants: 2 ** rounds, reset: false }))).toBe(latestRematch(rounds));
  });

  test('up to 64 is that of the rules: the loser of the first winners’ semi-final meets the other half', () => {
    const nodes = createDoubleBracket({ entrants: 8, reset: false });
    const second = nodes.filter(({ section, round }) => section === 'losers' && round === 3);
    expect(second.map(({ sources }) => sources.a)).toEqual([
      { kind: 'loser', node: 'w2-2' },
      { kind: 'loser', node: 'w2-1' },
    ]);
  });
});

/** The first losers' round in which two can stand who have met before, found by following everybody through the graph. */
function firstRematch(nodes: readonly BracketNode[]): number {
  // For each node the winners' matches that its winner may have lost, and for each of those the part of the bracket it holds.
  const lostIn = new Map<string, ReadonlySet<string>>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const beatenOnTheWay = (source: Source, into: Set<string>): void => {
    if (source.kind === 'seed') return;
    into.add(source.node);
    for (const before of sourcesOf(byId.get(source.node) as BracketNode)) beatenOnTheWay(before, into);
  };
  const hasLostTo = (source: Source): ReadonlySet<string> =>
    source.kind === 'loser' ? new Set([source.node]) : (lostIn.get((source as { node: string }).node) ?? new Set());
  for (const node of nodes) {
    if (node.section !== 'losers') continue;
    const [a, b] = sourcesOf(node).map(hasLostTo) as [ReadonlySet<string>, ReadonlySet<string>];
    lostIn.set(node.id, new Set([...a, ...b]));
    for (const [one, others] of [...a].map((id) => [id, b] as const).concat([...b].map((id) => [id, a] as const))) {
      const won = new Set<string>();
      for (const source of sourcesOf(byId.get(one) as BracketNode)) beatenOnTheWay(source, won);
      if ([...others].some((other) => won.has(other))) return node.round - 1;
    }
  }
  return Infinity;
}
