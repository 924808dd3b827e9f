import { createDatabase } from '@pailei/db/client';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createBattle } from '../battles/create-battle.ts';
import { readLeagueCases } from './league-views.ts';
import { leagueWorld } from './league.fixture.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const world = await leagueWorld(db);
const { league, passLine, after, weekOf, battleStateOf } = world;
const once = { idempotencyKey: undefined };

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no error of the rules',
  );

type Running = Awaited<ReturnType<typeof world.running>>;
const propose = ({ id }: Running, actor: Running['a'], seen: number, ...slots: string[]) =>
  league.propose(actor, { id, body: { seen, slots }, ...once });

/** Times that both sides may play at: two and three days before the end of the week. */
async function timesOf({ battle }: Running) {
  const { ends_at } = (await weekOf(battle.id)).state.window;
  return { one: after(ends_at, -50), other: after(ends_at, -26), ends_at };
}

describe('a fixture of a league', () => {
  test('has its battle from the beginning, at the default slot, and its week in the lists of both teams', async () => {
    const run = await world.running();
    const { window } = (await weekOf(run.battle.id)).state;
    expect((await battleStateOf(run.battle.id)).starts_at).toBe(window.default_at);
    for (const actor of [run.a, run.b]) {
      const { items } = await league.list(actor);
      expect(items).toMatchObject([
        { id: run.id, source: 'default_slot', starts_at: window.default_at, proposals: [] },
      ]);
    }
  });

  test('is played when the captains have agreed: the battle moves with their word, and its result stands in the table', async () => {
    const run = await world.running();
    const { one, other } = await timesOf(run);
    await propose(run, run.a, 0, one, other);
    const agreed = await league.accept(run.b, { id: run.id, body: { number: 1, slot: other }, ...once });
    expect(agreed).toMatchObject({ source: 'agreed', starts_at: other, waiting: null, next: { line: 'end' } });
    expect((await battleStateOf(run.battle.id)).starts_at).toBe(other);
    await world.playBattle(run.battle, 'a');
    await world.advance(run.event);
    const state = await world.stateOf(run.event);
    expect(state.stages[0]?.rounds[0]?.matches[0]).toMatchObject({ result: 'a', wins_a: 2 });
    expect((await league.list(run.a)).items).toEqual([]);
    expect(await weekOf(run.battle.id)).toMatchObject({ due_at: null, ended_at: null });
    expect((await weekOf(run.battle.id)).closed_at).not.toBeNull();
    expect(await codeOf(propose(run, run.a, 1, one))).toBe('battle_over');
  });

  test('is agreed on once, though two captains answer at the same moment', async () => {
    const run = await world.running();
    const { one, other } = await timesOf(run);
    await propose(run, run.a, 0, one, other);
    const answers = await Promise.all([
      codeOf(league.accept(run.b, { id: run.id, body: { number: 1, slot: one }, ...once })),
      codeOf(league.accept(run.viceB, { id: run.id, body: { number: 1, slot: other }, ...once })),
    ]);
    expect(answers.toSorted()).toEqual(['done', 'stale_proposal']);
    const accepted = (await weekOf(run.battle.id)).state.proposals[0]?.answer;
    expect(accepted).toMatchObject({ kind: 'accepted', slot: (await battleStateOf(run.battle.id)).starts_at });
  });

  test('is offered at no time, and agreed on at none, at which one of the teams plays another battle', async () => {
    const run = await world.running();
    const { one, other } = await timesOf(run);
    const { a, b } = run.battle.teams;
    const third = await world.newTeam();
    for (const [team, starts_at] of [
      [a, one],
      [b, other],
    ] as const)
      await inTransaction(world.deps, (trx, log) =>
        createBattle(trx, log, {
          teams: { a: team.id, b: third.id },
          settings: run.battle.settings,
          starts_at,
          owner: null,
          is_demo: false,
          now: world.now(),
        }),
      );
    expect(await codeOf(propose(run, run.a, 0, one))).toBe('team_busy');
    expect(await codeOf(propose(run, run.a, 0, other))).toBe('done');
    expect(await codeOf(league.accept(run.b, { id: run.id, body: { number: 1, slot: other }, ...once }))).toBe(
      'team_busy',
    );
  });

  test('has one first proposal, though both sides propose at the same moment', async () => {
    const run = await world.running();
    const { one, other } = await timesOf(run);
    const answers = await Promise.all([codeOf(propose(run, run.a, 0, one)), codeOf(propose(run, run.b, 0, other))]);
    expect(answers.toSorted()).toEqual(['done', 'stale_proposal']);
    expect((await weekOf(run.battle.id)).state.proposals).toHaveLength(1);
  });

  test('takes a call that is repeated under the same key once', async () => {
    const run = await world.running();
    const { one } = await timesOf(run);
    const call = { id: run.id, body: { seen: 0, slots: [one] }, idempotencyKey: `league-${run.id}` };
    const [first, second] = [await league.propose(run.a, call), await league.propose(run.a, call)];
    expect(second).toEqual(first);
    expect((await weekOf(run.battle.id)).state.proposals).toHaveLength(1);
  });

  test('has no time outside its week', async () => {
    const run = await world.running();
    const { ends_at } = await timesOf(run);
    await expect(propose(run, run.a, 0, after(ends_at, 1))).rejects.toMatchObject({
      code: 'slot_outside_week',
      status: 422,
      errors: { slots: '时间应在本轮之内，最晚在截止前 1 小时' },
    });
    await expect(propose(run, run.a, 0, after(world.now(), 1))).rejects.toMatchObject({ code: 'slot_too_soon' });
  });

  test('is its two teams’ and the referees’ to read, and its captains’ to agree on', async () => {
    const run = await world.running();
    const { one } = await timesOf(run);
    const [member, stranger] = [run.battle.teams.a.members[3]!.actor, (await world.newTeam()).members[0]!.actor];
    expect(await codeOf(league.get(member, run.id))).toBe('done');
    expect(await codeOf(league.get(world.referee, run.id))).toBe('done');
    expect(await codeOf(league.get(stranger, run.id))).toBe('not_found');
    expect(await codeOf(propose(run, member, 0, one))).toBe('leaders_only');
    expect(await codeOf(propose(run, stranger, 0, one))).toBe('not_found');
    expect(await codeOf(propose(run, world.referee, 0, one))).toBe('not_found');
    await db.updateTable('team_member').set({ role: 'member' }).where('account_id', '=', run.viceB.user_id).execute();
    expect(await codeOf(propose(run, run.viceB, 0, one))).toBe('leaders_only');
  });
});

describe('the lines of a week', () => {
  test('remind, then take the first proposer’s time, and tell both teams', async () => {
    const run = await world.running();
    const { one } = await timesOf(run);
    await propose(run, run.a, 0, one);
    await passLine(run.battle.id);
    await passLine(run.battle.id);
    const asked = (await world.noticesOf(run.b.user_id)).filter(({ kind }) => kind === 'league_week');
    expect(asked.map(({ change }) => change)).toEqual(['proposed', 'answer_soon']);
    expect((await world.noticesOf(run.a.user_id)).filter(({ kind }) => kind === 'league_week')).toEqual([]);
    await passLine(run.battle.id);
    expect((await battleStateOf(run.battle.id)).starts_at).toBe(one);
    for (const { actor } of [...run.battle.teams.a.members, ...run.battle.teams.b.members])
      expect(await world.noticesOf(actor.user_id)).toContainEqual(
        expect.objectContaining({ kind: 'league_time', source: 'first_proposal', starts_at: one }),
      );
  });

  test('remind both sides of a week in which nobody proposes, and leave the default slot', async () => {
    const run = await world.running();
    const { default_at } = (await weekOf(run.battle.id)).state.window;
    for (let line = 0; line < 3; line += 1) await passLine(run.battle.id);
    for (const { user_id } of [run.a, run.b, run.viceB]) {
      const told = (await world.noticesOf(user_id)).filter(({ kind }) => kind === 'league_week');
      expect(told.map(({ change }) => change)).toEqual(['propose_soon', 'answer_soon']);
    }
    expect((await battleStateOf(run.battle.id)).starts_at).toBe(default_at);
  });

  test('are passed once, whoever comes with them', async () => {
    const run = await world.running();
    const { due_at } = await weekOf(run.battle.id);
    world.turnTo(due_at ?? '');
    expect(await world.dueIds()).toContain(run.id);
    await Promise.all([world.expire(run.id, due_at ?? ''), world.expire(run.id, due_at ?? '')]);
    const told = (await world.noticesOf(run.a.user_id)).filter(({ kind }) => kind === 'league_week');
    expect(told).toHaveLength(1);
    expect(await world.dueIds()).not.toContain(run.id);
  });

  test('and what is lost leave the battle at the time of day that was agreed on', async () => {
    const run = await world.running();
    const before = await battleStateOf(run.battle.id);
    const since = world.now();
    world.turnTo(after(since, 5));
    await world.credit(since);
    const { starts_at, due_at, due_kind } = await battleStateOf(run.battle.id);
    expect({ starts_at, due_at, due_kind }).toEqual({
      starts_at: before.starts_at,
      due_at: before.due_at,
      due_kind: before.due_kind,
    });
    await world.tournaments.pauseEvent(world.referee, run.event, '场馆断电');
    world.turnTo(after(world.now(), 5));
    await world.tournaments.resumeEvent(world.referee, run.event, '来电');
    expect(await battleStateOf(run.battle.id)).toMatchObject({ starts_at, due_at, status: 'scheduled' });
  });

  test('wait while the site was away, and end the week later by as much', async () => {
    const run = await world.running();
    for (let line = 0; line < 3; line += 1) await passLine(run.battle.id);
    const before = await weekOf(run.battle.id);
    world.turnTo(after(before.due_at ?? '', -1));
    const since = world.now();
    world.turnTo(after(before.due_at ?? '', 4));
    await world.credit(since);
    const { due_at, state } = await weekOf(run.battle.id);
    expect(Date.parse(due_at ?? '') - Date.parse(after(before.due_at ?? '', 5))).toBeLessThan(1_000);
    expect(state.window.answer_by).toBe(before.state.window.answer_by);
    await world.expire(run.id, before.due_at ?? '');
    expect((await weekOf(run.battle.id)).ended_at).toBeNull();
  });

  test('stand still with their event, and get back what its pause took', async () => {
    const run = await world.running();
    const { one } = await timesOf(run);
    const before = await weekOf(run.battle.id);
    await world.tournaments.pauseEvent(world.referee, run.event, '场馆断电');
    expect((await weekOf(run.battle.id)).due_at).toBeNull();
    expect(await codeOf(propose(run, run.a, 0, one))).toBe('event_paused');
    world.turnTo(after(world.now(), 10));
    await world.tournaments.resumeEvent(world.referee, run.event, '来电');
    const { due_at } = await weekOf(run.battle.id);
    const moved = Date.parse(due_at ?? '') - Date.parse(before.due_at ?? '');
    expect(moved / 3_600_000).toBeCloseTo(10, 2);
    expect(await codeOf(propose(run, run.a, 0, one))).toBe('done');
  });
});

describe('a week without a result', () => {
  /** The battle stands still, so that no rule of its own decides it. */
  async function toTheEnd(run: Running) {
    const reason = '等待核实';
    await world.rulings.rule(world.referee, run.battle.id, { type: 'pause', reason });
    while ((await weekOf(run.battle.id)).due_at !== null) await passLine(run.battle.id);
  }
  const caseIds = async () => (await readLeagueCases(db, 1_000)).map(({ week_id }) => week_id);
  const caseOf = async ({ id }: Running) => (await league.get(world.referee, id)).losers;

  test('waits for a referee with what was offered, and is told to both sides', async () => {
    const run = await world.running();
    const { one } = await timesOf(run);
    await propose(run, run.a, 0, one);
    await toTheEnd(run);
    expect((await weekOf(run.battle.id)).ended_at).not.toBeNull();
    expect(await caseOf(run)).toBe('b');
    expect((await battleStateOf(run.battle.id)).result).toBeNull();
    for (const { user_id } of [run.a, run.b])
      expect((await world.noticesOf(user_id)).filter(({ change }) => change === 'no_result')).toHaveLength(1);
    expect((await world.noticesOf(world.referee.user_id)).some(({ kind }) => kind === 'league_case')).toBe(true);
    expect(await caseIds()).toContain(run.id);
    const reason = '按提议记录判定';
    await world.rulings.rule(world.referee, run.battle.id, { type: 'forfeit_battle', losers: 'b', reason });
    expect((await weekOf(run.battle.id)).closed_at).not.toBeNull();
    expect(await caseIds()).not.toContain(run.id);
    await world.advance(run.event);
    expect((await world.stateOf(run.event)).stages[0]?.rounds[0]?.matches[0]?.result).toBe('a');
  });

  test('is decided by the record where the event says so: none has offered, so both lose', async () => {
    const run = await world.running({ no_result: 'rule' });
    await toTheEnd(run);
    expect(await battleStateOf(run.battle.id)).toMatchObject({ status: 'forfeited', result: 'double_loss' });
    expect((await weekOf(run.battle.id)).closed_at).not.toBeNull();
    expect((await world.noticesOf(world.referee.user_id)).filter(({ kind }) => kind === 'league_case').length).toBe(
      await priorCases(),
    );
  });

  /** Cases of the tests before. */
  const priorCases = async () =>
    (await db.selectFrom('league_week').selectAll().where('ended_at', 'is not', null).execute()).filter(
      ({ state }) => state.no_result === 'referee',
    ).length;

  test('waits for a referee all the same where both have offered', async () => {
    const run = await world.running({ no_result: 'rule' });
    const { one, other } = await timesOf(run);
    await propose(run, run.a, 0, one);
    await propose(run, run.b, 1, other);
    await toTheEnd(run);
    expect(await caseOf(run)).toBeNull();
    expect((await battleStateOf(run.battle.id)).result).toBeNull();
  });
});

describe('what ends a week before its time', () => {
  test('a team that leaves: the other one has won, and nothing is asked of it', async () => {
    const run = await world.running({}, 3);
    await world.tournaments.drop(run.b, run.event);
    expect((await weekOf(run.battle.id)).closed_at).not.toBeNull();
    expect(await battleStateOf(run.battle.id)).toMatchObject({ status: 'forfeited', result: 'a' });
    expect((await league.list(run.a)).items.filter(({ id }) => id === run.id)).toEqual([]);
  });

  test('an event that is cancelled', async () => {
    const run = await world.running();
    await world.tournaments.cancel(world.admin, run.event, '场地取消');
    expect((await weekOf(run.battle.id)).closed_at).not.toBeNull();
    expect(await world.dueIds()).not.toContain(run.id);
  });

  test('a start of a stage that is taken back; what starts again has a week of its own', async () => {
    const run = await world.running({}, 2, 2);
    await world.playBattle(run.battle, 'a');
    await world.advance(run.event);
    const [second] = await world.openBattles(run.event, run.teams);
    const { step, preview } = await world.tournaments.lastStep(world.referee, run.event);
    if (!second || step?.kind !== 'stage_start' || !preview) throw new Error('no stage was started');
    await world.tournaments.undoStart(world.referee, run.event, { step, seen: preview.seen, reason: '名次有误' });
    expect((await weekOf(second.id)).closed_at).not.toBeNull();
    expect((await league.list(run.a)).items).toEqual([]);
    await world.tournaments.advance(world.referee, run.event);
    const { items } = await league.list(run.a);
    expect(items.map(({ battle_id }) => battle_id)).not.toContain(second.id);
    expect(items).toHaveLength(1);
  });
});
