import { describe, expect, test } from 'vitest';

import { bracketLayout, finalOf, noChampionText } from './bracket-layout.ts';
import { NODE_HEIGHT } from './bracket-places.ts';
import { walk } from './bracket-walk.ts';
import { finish, started } from '../../../../../shared/tournaments/tournament.fixture.ts';

const single = (third_place = false) =>
  ({ stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: 5, third_place }] }) as const;

const layoutOf = (players: number, myId: string | null = null, third_place = false) => {
  const tournament = started(single(third_place), players);
  return bracketLayout(tournament, tournament.stages[0]!, myId);
};

describe('a bracket of eight', () => {
  const layout = layoutOf(8);

  test('has a node for every match and a column for every round', () => {
    expect(layout.nodes).toHaveLength(7);
    expect(layout.headers.map(({ label, best_of }) => `${label} BO${best_of}`)).toEqual([
      '8 强 BO3',
      '半决赛 BO3',
      '决赛 BO5',
    ]);
    expect(layout.byes).toHaveLength(0);
  });

  test('puts each node half way between the two it follows from', () => {
    const y = (key: string) => layout.nodes.find((node) => node.key === key)!.y;
    expect(y('w2-1')).toBe((y('w1-1') + y('w1-2')) / 2);
    expect(y('w3-1')).toBe((y('w2-1') + y('w2-2')) / 2);
  });

  test('joins every node but the final to the next one', () => {
    expect(layout.connectors.map(({ key }) => key).toSorted()).toEqual([
      'w1-1',
      'w1-2',
      'w1-3',
      'w1-4',
      'w2-1',
      'w2-2',
    ]);
    expect(layout.connectors.every(({ kind }) => kind === 'open')).toBe(true);
  });

  test('lets no two nodes of a column touch', () => {
    for (const x of new Set(layout.nodes.map((node) => node.x))) {
      const ys = layout.nodes
        .filter((node) => node.x === x)
        .map(({ y }) => y)
        .toSorted((one, other) => one - other);
      for (const [index, y] of ys.slice(1).entries()) expect(y - ys[index]!).toBeGreaterThan(NODE_HEIGHT);
    }
  });
});

test('a field that is no power of two gives the best seeds a bye where their match would be', () => {
  const layout = layoutOf(6);
  expect(layout.byes.map(({ slot }) => slot.seed)).toEqual([1, 2]);
  expect(layout.nodes.filter(({ x }) => x === 0)).toHaveLength(2);
  expect(layout.connectors.filter(({ key }) => key.startsWith('bye'))).toHaveLength(2);
});

describe('a double elimination of eight', () => {
  const DOUBLE = {
    type: 'double_elimination',
    size: null,
    best_of: 3,
    final_best_of: 5,
    grand_final: 'reset',
  } as const;
  const doubleOf = (players: number, half?: 'winners' | 'losers', pathOf: string | null = null) => {
    const tournament = started({ stages: [DOUBLE] }, players);
    return bracketLayout(tournament, tournament.stages[0]!, pathOf, half);
  };
  const layout = doubleOf(8);
  const at = (key: string) => layout.nodes.find((node) => node.key === key)!;

  test('has both halves, the losers under the winners and the final to the right', () => {
    expect(layout.headings.map(({ text }) => text)).toEqual(['胜者组', '败者组']);
    expect(layout.nodes).toHaveLength(15);
    expect(at('l1-1').y).toBeGreaterThan(at('w1-4').y + NODE_HEIGHT);
    expect(at('final').x).toBeGreaterThan(Math.max(at('w3-1').x, at('l4-1').x));
    expect(at('reset')).toMatchObject({ y: at('final').y, label: '总决赛重置赛' });
    expect([at('w2-1').x, at('w3-1').x]).toEqual([at('l2-1').x, at('l4-1').x]);
  });

  test('joins who wins to their next match, and draws no line for who falls', () => {
    expect(layout.connectors.map(({ key }) => key).toSorted()).toEqual(
      layout.nodes
        .map(({ key }) => key)
        .filter((key) => key !== 'reset')
        .toSorted(),
    );
  });

  test('shows one half alone, with the final', () => {
    expect(new Set(doubleOf(8, 'losers').nodes.map(({ cell }) => cell.section))).toEqual(new Set(['losers', 'final']));
    expect(new Set(doubleOf(8, 'winners').nodes.map(({ cell }) => cell.section))).toEqual(
      new Set(['winners', 'final']),
    );
  });

  test.each([2, 3, 5, 6, 7, 12, 100])('of %i lets no two places meet', (players) => {
    const { nodes, byes } = doubleOf(players);
    const columns = Map.groupBy([...nodes, ...byes], ({ x }) => x);
    for (const column of columns.values()) {
      const ys = column.map(({ y }) => y).toSorted((one, other) => one - other);
      const gaps = ys.slice(1).map((y, index) => y - ys[index]!);
      expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(NODE_HEIGHT);
    }
    expect(columns.size).toBeGreaterThan(1);
  });

  test('leads by arrow keys along the ways of those who win', () => {
    const steps = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown'];
    const way = steps.reduce((keys, key) => [...keys, walk(layout, keys.at(-1)!, key)?.key ?? ''], ['w1-1']);
    expect(way).toEqual(['w1-1', 'w2-1', 'w3-1', 'final', 'w3-1', 'l4-1']);
  });
});

test('those who lost in the quarter-finals have matches of their own under the tree', () => {
  const settings = { ...single().stages[0], placement: true };
  const tournament = started({ stages: [settings] }, 8);
  const { nodes } = bracketLayout(tournament, tournament.stages[0]!, null);
  expect(nodes.filter(({ cell }) => cell.section === 'placement').map(({ label }) => label)).toEqual([
    '5–8 名半决赛',
    '5–8 名半决赛',
    '第 5 名赛',
    '第 7 名赛',
  ]);
  const lowest = Math.max(...nodes.filter(({ cell }) => cell.section !== 'placement').map(({ y }) => y));
  for (const { y, cell } of nodes) if (cell.section === 'placement') expect(y).toBeGreaterThan(lowest);
});

test('the third place is under the final and has no successor', () => {
  const layout = layoutOf(8, null, true);
  const [final, third] = ['w3-1', 'third'].map((key) => layout.nodes.find((node) => node.key === key)!);
  expect(third).toMatchObject({ x: final!.x, label: '季军赛' });
  expect(third!.y).toBeGreaterThan(final!.y + NODE_HEIGHT);
  expect(layout.connectors.some(({ key }) => key === 'third')).toBe(false);
});

describe('the way of the visitor', () => {
  const mine = (myId: string, result: 'a' | 'b') => {
    const tournament = started(single(), 4);
    const match = tournament.stages[0]!.rounds[0]!.matches.find(({ a, b }) => a === myId || b === myId)!;
    const after = finish(tournament, match.match_id, result, result === 'a' ? [2, 0] : [0, 2]);
    return bracketLayout(after, after.stages[0]!, myId)
      .connectors.filter(({ kind }) => kind === 'mine')
      .map(({ key }) => key);
  };

  test('leads to the final before anything is played', () => {
    expect(
      layoutOf(8, 'p1')
        .connectors.filter(({ kind }) => kind === 'mine')
        .map(({ key }) => key),
    ).toEqual(['w1-1', 'w2-1']);
  });

  test('goes on after a win and ends with a loss', () => {
    expect(mine('p1', 'a')).toEqual(['w1-1']);
    expect(mine('p1', 'b')).toEqual([]);
  });

  test('begins at a bye', () => {
    expect(
      layoutOf(6, 'p1')
        .connectors.filter(({ kind }) => kind === 'mine')
        .map(({ key }) => key),
    ).toEqual(['w2-1', 'bye-0']);
  });
});

describe('a bracket to whose final nobody comes', () => {
  const finalOf = (result: 'a' | 'double_loss', third_place: boolean) => {
    let tournament = started(single(third_place), 4);
    const openOnes = () => tournament.stages[0]!.rounds.flatMap(({ matches }) => matches).filter((one) => !one.result);
    for (const { match_id } of openOnes()) tournament = finish(tournament, match_id, 'a', [2, 0]);
    for (const { match_id, a, best_of } of openOnes()) {
      const isLost = a === 'p1' && result === 'double_loss';
      tournament = finish(tournament, match_id, isLost ? result : 'a', [isLost ? 0 : (best_of + 1) / 2, 0]);
    }
    return { tournament, layout: bracketLayout(tournament, tournament.stages[0]!, null) };
  };

  test.each([false, true])('says that there is no champion, with a match for third place: %s', (third_place) => {
    const { tournament, layout } = finalOf('double_loss', third_place);
    expect(tournament.status).toBe('finished');
    expect(noChampionText(layout)).toBe('决赛双方均判负，没有冠军，双方并列第 1 名');
  });

  test('says nothing where somebody won, or it is still to be played', () => {
    expect(noChampionText(finalOf('a', true).layout)).toBeNull();
    expect(noChampionText(layoutOf(4))).toBeNull();
  });
});

test('the champion stands at the final, not at the match for third place behind it', () => {
  expect(finalOf(layoutOf(8, null, true))?.key).toBe('w3-1');
});
