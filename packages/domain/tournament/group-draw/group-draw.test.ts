import { describe, expect, test } from 'vitest';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { tournamentDraws } from '../draws/tournament-draws.ts';
import { advance, cut, groups, playOpen, swiss } from '../testing/running.arbitrary.ts';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import { foldTournament } from '../evolve.ts';
import type { TournamentEventOf } from '../events.ts';
import type { StageSettings } from '../stages/stage.ts';
import { lineupSize } from '../settings.ts';
import type { TournamentSettings } from '../types.ts';
import { groupDrawFor, groupField, shownGroupDraw } from './group-draw.ts';

/** An event with p1, p2, … entered and not started. */
function open(
  players: number,
  stages: readonly StageSettings[] = [groups()],
  settings: Partial<TournamentSettings> = {},
) {
  const driver = driveTournament({
    settings: { check_in_required: false, ...settings, stages },
    capacity: players + 4,
    seed: 5,
  });
  driver.run({ type: 'open_registration' });
  for (let index = 1; index <= players; index++) enter(driver, `p${index}`);
  return driver;
}
function enter(driver: Driver, id: string) {
  driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
  driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
}
const drawOf = ({ state }: Driver) => groupDrawFor(state, groupField(state)!);
const revision = (driver: Driver) => drawOf(driver).revision;
const arrange = (driver: Driver, wanted: string[][]) =>
  driver.run({ type: 'arrange_groups', groups: wanted, revision: revision(driver) });
const drawAll = (driver: Driver) => {
  while (driver.run({ type: 'draw_group_place', revision: revision(driver), whole_group: false }) === null);
};
const lock = (driver: Driver) => driver.run({ type: 'lock_groups', revision: revision(driver) });
const start = (driver: Driver) => driver.run({ type: 'start', due_at: null, seed_order: [] });
const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => a.localeCompare(b));
const HALVES = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];

describe('the draw of groups', () => {
  test('by hand is what the stage begins with, and is part of its log', () => {
    const driver = open(8);
    expect([arrange(driver, HALVES), lock(driver), start(driver)]).toEqual([null, null, null]);
    expect(driver.state.stages[0]?.groups?.map((ids) => sorted(ids))).toEqual(HALVES);
    expect(driver.state.stages[0]?.drawn).toEqual({ added: [], moved: [] });
    const [created, ...later] = structuredClone(driver.events);
    expect(foldTournament([created as TournamentEventOf<'tournament_created'>, ...later])).toEqual(driver.state);
  });

  test('by the seeds keeps named pairs apart', () => {
    const driver = open(8);
    const order = { kind: 'hand', participant_ids: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] } as const;
    driver.run({ type: 'change_seeding', seeding: { order, teams_apart: false, pairs: [['p1', 'p4']] } });
    expect(driver.run({ type: 'arrange_groups_by_seed', revision: 0 })).toBeNull();
    const withP1 = drawOf(driver).groups.find((ids) => ids.includes('p1'));
    expect(withP1).not.toContain('p4');
    expect(withP1).not.toContain('p2');
  });

  test('live fills group by group, an odd number too, and every place can be drawn again from its key', () => {
    const driver = open(9, [groups({ group_count: 2 })]);
    drawAll(driver);
    expect(drawOf(driver).groups.map(({ length }) => length)).toEqual([4, 5]);
    expect(lock(driver)).toBeNull();
    const draws = tournamentDraws(
      driver.events.map((event, index) => ({ version: index + 1, event })),
      { version: 0, at: '2020-01-01T00:00:00.000Z' },
    );
    const places = draws.filter(({ subject }) => subject.kind === 'group_place');
    expect(places.length).toBe(9);
    expect(new Set(places.map(({ label }) => label)).size).toBe(9);
    for (const { label, redraw, result } of places) expect(redraw(keysFromNumber(5)(label))).toEqual(result);
  });

  test('live draws the strongest of each group from the first pot, and keeps apart whom it can', () => {
    const driver = open(8);
    const order = { kind: 'hand', participant_ids: HALVES.flat() } as const;
    driver.run({
      type: 'change_seeding',
      seeding: {
        order,
        teams_apart: false,
        pairs: [
          ['p1', 'p3'],
          ['p2', 'p3'],
        ],
      },
    });
    drawAll(driver);
    expect(sorted(drawOf(driver).groups.map(([first = '']) => first))).toEqual(['p1', 'p2']);
    expect(sorted(drawOf(driver).groups.map((ids) => ids[2] ?? ''))).toEqual(['p5', 'p6']);
  });

  test('of a whole group stops at its end', () => {
    const driver = open(8);
    driver.run({ type: 'draw_group_place', revision: 0, whole_group: true });
    expect(drawOf(driver).groups.map(({ length }) => length)).toEqual([4, 0]);
  });
});

describe('a draw that cannot be', () => {
  test.each([
    ['of another number of groups', [['p1'], ['p2'], ['p3']], 'wrong_group_count'],
    ['with somebody twice', [['p1', 'p2'], ['p1']], 'invalid_groups'],
    ['with a stranger', [['p1'], ['px']], 'not_in_group_field'],
  ] as const)('%s is refused', (_, wanted, code) => {
    expect(
      arrange(
        open(8),
        wanted.map((ids) => [...ids]),
      ),
    ).toBe(code);
  });

  test('with somebody who has withdrawn since is refused, and their place is free', () => {
    const driver = open(8);
    arrange(driver, HALVES);
    driver.run({ type: 'withdraw', participant_id: 'p1' });
    expect(drawOf(driver).groups[0]).toEqual(['p2', 'p3', 'p4']);
    expect(shownGroupDraw(driver.state, 0)?.groups[0]).toEqual(['p2', 'p3', 'p4']);
    expect(arrange(driver, [[...HALVES[0]!], ['p5']])).toBe('not_in_group_field');
  });

  test('by one who has seen an older one is refused: a second request draws nobody', () => {
    const driver = open(8);
    const press = { type: 'draw_group_place', revision: 0, whole_group: false } as const;
    expect([driver.run(press), driver.run(press)]).toEqual([null, 'stale_group_draw']);
    expect(drawOf(driver).groups.flat().length).toBe(1);
  });

  test('is not locked while somebody is missing, or sizes differ by more than one; locked it is frozen', () => {
    const driver = open(7, [groups({ group_count: 2 })]);
    arrange(driver, [
      ['p1', 'p2'],
      ['p3', 'p4', 'p5', 'p6'],
    ]);
    expect(lock(driver)).toBe('group_draw_incomplete');
    arrange(driver, [
      ['p1', 'p2'],
      ['p3', 'p4', 'p5', 'p6', 'p7'],
    ]);
    expect(lock(driver)).toBe('group_sizes_uneven');
    arrange(driver, [
      ['p1', 'p2', 'p7'],
      ['p3', 'p4', 'p5', 'p6'],
    ]);
    expect(lock(driver)).toBeNull();
    expect(arrange(driver, [[], []])).toBe('groups_locked');
    expect(driver.run({ type: 'draw_group_place', revision: revision(driver), whole_group: false })).toBe(
      'groups_locked',
    );
    expect(driver.run({ type: 'unlock_groups', revision: revision(driver), reason: ' ' })).toBe('reason_required');
    expect(driver.run({ type: 'unlock_groups', revision: revision(driver), reason: '有人退出' })).toBeNull();
    expect(arrange(driver, [[], []])).toBeNull();
  });

  test('is none where no groups begin next', () => {
    const none = open(8, [swiss(3)]);
    expect(none.run({ type: 'arrange_groups', groups: [], revision: 0 })).toBe('no_groups_to_draw');
    const driver = open(8);
    start(driver);
    expect(driver.run({ type: 'arrange_groups', groups: HALVES, revision: 0 })).toBe('no_groups_to_draw');
  });

  test('live for more than anybody watches is refused', () => {
    expect(open(129).run({ type: 'draw_group_place', revision: 0, whole_group: false })).toBe('too_many_to_draw');
  });
});

describe('at the start', () => {
  test('who came late goes to the smallest group, and who is gone leaves their place', () => {
    const driver = open(8);
    arrange(driver, HALVES);
    lock(driver);
    driver.run({ type: 'withdraw', participant_id: 'p1' });
    enter(driver, 'p9');
    expect(start(driver)).toBeNull();
    const stage = driver.state.stages[0];
    expect(stage?.drawn).toEqual({ added: ['p9'], moved: [] });
    expect(stage?.groups?.map((ids) => sorted(ids))).toEqual([['p2', 'p3', 'p4', 'p9'], HALVES[1]]);
  });

  test('sizes differ by one at most whoever is missing', () => {
    const driver = open(8, [groups({ group_count: 2 })]);
    arrange(driver, HALVES);
    driver.run({ type: 'withdraw', participant_id: 'p1' });
    driver.run({ type: 'withdraw', participant_id: 'p2' });
    start(driver);
    expect(driver.state.stages[0]?.groups?.map(({ length }) => length)).toEqual([3, 3]);
    expect(driver.state.stages[0]?.drawn?.moved).toEqual(['p8']);
  });

  test('with so few that there are fewer groups the draw is void, and says so', () => {
    const driver = open(8, [groups({ group_count: 2 })]);
    arrange(driver, HALVES);
    for (const id of ['p1', 'p2', 'p3']) driver.run({ type: 'withdraw', participant_id: id });
    start(driver);
    expect(driver.state.stages[0]).toMatchObject({ drawn: { is_void: true } });
    expect(driver.state.stages[0]?.groups?.length).toBe(1);
  });

  test('a later stage of groups begins as drawn, also again after its start was taken back', () => {
    const driver = open(8, [swiss(1), groups({ group_count: 2 }), cut(2)], { advance: 'manual' });
    expect(start(driver)).toBeNull();
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages[0]?.status).toBe('finished');
    expect(arrange(driver, HALVES)).toBeNull();
    advance(driver, true);
    expect(driver.state.stages[1]?.groups?.map((ids) => sorted(ids))).toEqual(HALVES);
    const by = { user_id: 'r', name: '裁判' };
    expect(driver.run({ type: 'undo_start', step: { kind: 'stage_start', stage: 1 }, reason: '重来', by })).toBeNull();
    const swapped = [
      ['p5', 'p2', 'p3', 'p4'],
      ['p1', 'p6', 'p7', 'p8'],
    ];
    expect(arrange(driver, swapped)).toBeNull();
    advance(driver, true);
    expect(driver.state.stages[1]?.groups?.map((ids) => sorted(ids))).toEqual(swapped.map((ids) => sorted(ids)));
  });
});
