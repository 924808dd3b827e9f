import { describe, expect, test } from 'vitest';
import {
  advance,
  advanceUntilIdle,
  cut,
  groups,
  matchOf,
  playOpen,
  playToEnd,
  running,
} from '../../testing/running.arbitrary.ts';
import { finishCommand, openMatches, type Driver } from '../../testing/tournament.arbitrary.ts';
import { groupTables, groupTablesAfterMatch } from '../../views.ts';
import { foldTournament } from '../../evolve.ts';
import type { TournamentEventOf } from '../../events.ts';
import { roundRobinModel } from './model.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

const stageOf = ({ state }: Driver, index = 0) => state.stages[index] as RoundRobinStage;
const order = (driver: Driver, group = 0) => groupTables(driver.state, 0)[group]?.rows.map(({ id }) => id);
const rowOf = (driver: Driver, id: string) =>
  groupTables(driver.state, 0)
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id);
const stateOf = (driver: Driver, node: string) =>
  groupTables(driver.state, 0)
    .flatMap(({ fixtures }) => fixtures)
    .find((fixture) => fixture.node === node)?.state;
const playRound = (driver: Driver, result?: Parameters<typeof playOpen>[1]) => {
  playOpen(driver, result);
  advance(driver, true);
};
/** As the match service does when somebody leaves in the middle of a match. */
const leave = (driver: Driver, id: string) => {
  driver.run({ type: 'drop', participant_id: id });
  for (const match of openMatches(driver.state))
    if (match.a === id || match.b === id)
      driver.run({ ...finishCommand(match, match.a === id ? 'b' : 'a'), status: 'forfeited' } as ReturnType<
        typeof finishCommand
      >);
};

describe('groups', () => {
  test('are filled by seed in a snake, and their winners go on before their seconds', () => {
    const driver = running(10, [groups({ group_count: 3 }), cut(6)]);
    expect(stageOf(driver).groups).toEqual([
      ['p1', 'p6', 'p7'],
      ['p2', 'p5', 'p8'],
      ['p3', 'p4', 'p9', 'p10'],
    ]);
    while (driver.state.current_stage === 0) playRound(driver);
    expect(stageOf(driver, 1).entrants.slice(0, 3).toSorted()).toEqual(['p1', 'p2', 'p3']);
    expect(stageOf(driver, 1).entrants.slice(3).toSorted()).toEqual(['p4', 'p5', 'p6']);
  });

  test('play the circle of the rules round by round; who rests has no points for it', () => {
    const driver = running(3, [groups()]);
    expect(openMatches(driver.state).map(({ a, b }) => [a, b])).toEqual([['p3', 'p2']]);
    playRound(driver);
    expect(rowOf(driver, 'p1')).toMatchObject({ match_points: 0, played: 0 });
    expect(rowOf(driver, 'p2')).toMatchObject({ match_points: 3, played: 1 });
  });

  test('play a second leg with the sides reversed', () => {
    const driver = running(4, [groups({ legs: 2 })]);
    const played: string[] = [];
    while (driver.state.status === 'running') {
      played.push(...openMatches(driver.state).map(({ a, b, node }) => `${node} ${a}-${b}`));
      playRound(driver);
    }
    expect(played.slice(0, 2)).toEqual(['g1-l1r1-1 p1-p4', 'g1-l1r1-2 p3-p2']);
    expect(played.slice(6, 8)).toEqual(['g1-l2r4-1 p4-p1', 'g1-l2r4-2 p2-p3']);
    expect(played.length).toBe(12);
    expect(rowOf(driver, 'p1')).toMatchObject({ wins: 6, played: 6 });
  });

  test('wait for the organiser between their rounds where the event is run by hand', () => {
    const driver = running(4, [groups()], { advance: 'manual' });
    playOpen(driver);
    advanceUntilIdle(driver);
    expect([stageOf(driver).main_rounds, openMatches(driver.state).length]).toEqual([1, 0]);
    advance(driver, true);
    expect(stageOf(driver).main_rounds).toBe(2);
  });

  test('take a draw', () => {
    const driver = running(4, [groups()]);
    playOpen(driver, () => 'draw');
    expect(rowOf(driver, 'p1')).toMatchObject({ match_points: 1, draws: 1 });
  });
});

describe('one who leaves a group', () => {
  test('before half of their matches loses all results, and their opponents have nothing of them', () => {
    const driver = running(5, [groups({ group_size: 5 })]);
    playRound(driver);
    const [first] = stageOf(driver).rounds[0]!.matches;
    const gone = first!.a;
    leave(driver, gone);
    expect(stageOf(driver).left).toMatchObject([{ id: gone, played: 1, scheduled: 4 }]);
    expect(stateOf(driver, first!.node!)).toBe('annulled');
    expect(rowOf(driver, first!.b)?.played).toBe(0);
    expect(groupTables(driver.state, 0)[0]?.rows.at(-1)).toMatchObject({
      id: gone,
      played: 0,
      decided_by: 'withdrawal',
    });
  });

  test('from half of their matches on keeps them, and forfeits the rest: also for Sonneborn-Berger', () => {
    const driver = running(4, [groups()]);
    playRound(driver);
    playRound(driver);
    leave(driver, 'p2');
    playToEnd(driver);
    const p1 = rowOf(driver, 'p1');
    expect(rowOf(driver, 'p2')).toMatchObject({ played: 3, wins: 2, losses: 1 });
    expect(p1?.sonneborn_berger.near).toBe(
      ['p2', 'p3', 'p4'].reduce((sum, id) => sum + (rowOf(driver, id)?.match_points ?? 0), 0),
    );
  });

  test.each([
    ['annul', 0],
    ['forfeit', 3],
  ] as const)('in an event that says %s is counted so', (withdrawal, played) => {
    const driver = running(4, [groups()], { withdrawal });
    leave(driver, 'p4');
    expect(rowOf(driver, 'p4')?.played).toBe(played);
  });

  test('comes back until the next round begins, with all results', () => {
    const driver = running(5, [groups({ group_size: 5 })]);
    leave(driver, 'p5');
    expect(driver.run({ type: 'reinstate', participant_id: 'p5' })).toBeNull();
    expect(stageOf(driver).left).toEqual([]);
    leave(driver, 'p5');
    playRound(driver);
    expect(driver.run({ type: 'reinstate', participant_id: 'p5' })).toBe('reinstate_too_late');
  });

  test('changes nothing any more once the matches of their group are over, nor after the stage', () => {
    const driver = running(7, [groups({ group_count: 2 }), cut(2)]);
    const small = stageOf(driver).groups.findIndex(({ length }) => length === 3);
    for (let round = 1; round <= 2; round++) playRound(driver);
    const inSmall = openMatches(driver.state).filter(({ node }) => node?.startsWith(`g${small + 1}-`));
    for (const match of inSmall) driver.run(finishCommand(match, 'a'));
    const before = groupTables(driver.state, 0)[small];
    driver.run({ type: 'drop', participant_id: before!.rows[0]!.id });
    expect(groupTables(driver.state, 0)[small]).toEqual(before);
    playOpen(driver);
    advance(driver);
    const { ranking } = stageOf(driver);
    const [winner] = stageOf(driver, 1).entrants;
    driver.run({ type: 'drop', participant_id: winner! });
    expect(stageOf(driver).ranking).toEqual(ranking);
    expect(stageOf(driver, 1).entrants).not.toContain(before!.rows[0]!.id);
  });
});

describe('groups in trouble', () => {
  test('one left: the group plays no more, and the others go on', () => {
    const driver = running(8, [groups({ group_count: 2 }), cut(2)]);
    for (const id of stageOf(driver).groups[0]!.slice(1)) leave(driver, id);
    while (driver.state.current_stage === 0) playRound(driver);
    const [first, second] = stageOf(driver).groups;
    expect(stageOf(driver, 1).entrants.filter((id) => first!.includes(id)).length).toBe(1);
    expect(second).toContain(stageOf(driver, 1).entrants.find((id) => !first!.includes(id)));
  });

  test('nobody left in one group: its places go to the others', () => {
    const driver = running(8, [groups({ group_count: 2 }), cut(2)]);
    for (const id of stageOf(driver).groups[0]!) leave(driver, id);
    while (driver.state.current_stage === 0) playRound(driver);
    expect(stageOf(driver, 1).entrants.every((id) => stageOf(driver).groups[1]!.includes(id))).toBe(true);
  });

  test('nobody left at all: the event ends, and everybody has a place', () => {
    const driver = running(8, [groups({ group_count: 2 }), cut(2)]);
    for (const id of stageOf(driver).entrants) leave(driver, id);
    advanceUntilIdle(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.placements.length).toBe(8);
  });
});

/** p1 beats all; p2, p3 and p4 beat each other in a ring, all 2:0. */
const ring: Parameters<typeof playOpen>[1] = ({ a, b }) => {
  const beats: Record<string, string> = { p2: 'p3', p3: 'p4', p4: 'p2' };
  if (a === 'p1' || b === 'p1') return a === 'p1' ? 'a' : 'b';
  return beats[a] === b ? 'a' : 'b';
};

describe('a tie through all tie-breakers at the cut', () => {
  test('is played out, everybody against everybody once', () => {
    const driver = running(4, [groups(), cut(2)]);
    for (let round = 1; round <= 3; round++) playRound(driver, ring);
    expect(openMatches(driver.state).map(({ node }) => node)).toEqual(['g1-d1-1']);
    expect(roundRobinModel.position(stageOf(driver), openMatches(driver.state)[0]!)).toMatchObject({
      section: 'decider',
      group: 0,
      round: 4,
    });
    expect(driver.run(finishCommand(openMatches(driver.state)[0]!, 'draw'))).toBe('draw_not_possible');
    while (driver.state.current_stage === 0) playRound(driver);
    expect(order(driver)).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(rowOf(driver, 'p3')?.decided_by).toBe('decider');
    expect(stageOf(driver, 1).entrants).toEqual(['p1', 'p2']);
  });

  test('that the deciders leave is drawn by lot, once', () => {
    const driver = running(4, [groups(), cut(2)]);
    while (driver.state.current_stage === 0) playRound(driver, ring);
    expect(stageOf(driver).rounds.length).toBe(6);
    expect(rowOf(driver, order(driver)!.at(-1)!)?.decided_by).toBe('lot');
  });

  test('is drawn by lot where the stage says so, and no match is opened', () => {
    const driver = running(4, [groups({ tie_at_cut: 'lot' }), cut(2)]);
    while (driver.state.current_stage === 0) playRound(driver, ring);
    expect(stageOf(driver).rounds.length).toBe(3);
  });

  test('is none where all of them go on', () => {
    const driver = running(4, [groups(), cut(4)]);
    while (driver.state.current_stage === 0) playRound(driver, ring);
    expect(stageOf(driver).rounds.length).toBe(3);
  });

  test('that a correction parts takes its deciders back', () => {
    const driver = running(4, [groups(), cut(2)]);
    for (let round = 1; round <= 3; round++) playRound(driver, ring);
    const [decider] = openMatches(driver.state);
    const changed = finishCommand(matchOf(driver, 'p2', 'p3'), 'b');
    const result = matchOf(driver, 'p2', 'p3').a === 'p2' ? changed : finishCommand(matchOf(driver, 'p2', 'p3'), 'a');
    expect(driver.run(result)).toBe('dependent_match_open');
    expect(driver.run({ ...result, force: true } as typeof result)).toBeNull();
    expect(driver.state.match_index[decider!.match_id]).toBeUndefined();
    expect(stageOf(driver).rounds.length).toBe(3);
    advance(driver);
    expect(driver.state.current_stage).toBe(1);
  });

  test('is left to the lot where all but one of them have gone', () => {
    const driver = running(4, [groups(), cut(2)], { advance: 'manual' });
    for (let round = 1; round <= 2; round++) playRound(driver, ring);
    playOpen(driver, ring);
    leave(driver, 'p3');
    leave(driver, 'p4');
    advanceUntilIdle(driver);
    advance(driver, true);
    expect(stageOf(driver, 1).entrants).toEqual(['p1', 'p2']);
  });
});

test('of 64 groups of 16 one result changes the table of one group, to what all would give', () => {
  const driver = running(1024, [groups({ group_size: 16 }), cut(64)]);
  expect(stageOf(driver).groups.map(({ length }) => length)).toEqual(Array.from({ length: 64 }, () => 16));
  const before = driver.state;
  const tables = groupTables(before, 0);
  const { match_id } = openMatches(before)[100]!;
  driver.run(finishCommand(openMatches(before)[100]!, 'b'));
  const updated = groupTablesAfterMatch(before, tables, driver.state, match_id);
  expect(updated).toEqual(groupTables(driver.state, 0));
  expect(updated.filter((table, group) => table !== tables[group]).length).toBe(1);
}, 60_000);

test('a whole event of groups is folded from its log to the same state', () => {
  const driver = running(9, [groups({ group_count: 3, legs: 2 }), cut(4)]);
  playRound(driver);
  leave(driver, 'p9');
  playToEnd(driver);
  const [created, ...later] = structuredClone(driver.events);
  expect(foldTournament([created as TournamentEventOf<'tournament_created'>, ...later])).toEqual(driver.state);
});
