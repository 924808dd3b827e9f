import { foldSeries } from '@pailei/domain/series/evolve/fold';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createMaintenanceService } from '../../site/maintenance/maintenance.service.ts';
import { startAndEndMaintenance } from '../../site/maintenance/maintenance.clock.ts';
import { FEATURES } from '../../features/list.ts';
import { composeWork } from '../../features/compose.ts';
import { settleClocks } from './settle-clocks.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { clock, matches, tournaments, expireMatch, expireTournament } = services;
const nowMs = () => Date.now() + clock.offsetMs;
const at = (minutes: number) => new Date(nowMs() + minutes * 60_000).toISOString();
const now = () => at(0);
const pass = (minutes: number) => {
  clock.offsetMs += minutes * 60_000;
};
const deps = { db, publisher: silentPublisher, now };
const { clocks } = composeWork<never>(FEATURES);
const maintenance = createMaintenanceService(deps);
const ONE_ROUND = { stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] } as const;
const PLAN = { scope: 'tournaments', message: '升级', starts_at: null, planned_end: null, ends_itself: false } as const;

beforeEach(async () => {
  clock.offsetMs = 0;
  await db.deleteFrom('maintenance_window').execute();
  await db.updateTable('match').set({ due_at: null }).execute();
});

async function running(): Promise<{ built: BuiltTournament; id: string }> {
  const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
  await tournaments.start(built.referee, built.id);
  const { id } = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', built.id)
    .executeTakeFirstOrThrow();
  return { built, id };
}

const stateOf = async (id: string) => (await matches.get(null, id)).series;
const begin = ({ admin }: BuiltTournament, plan: Partial<Parameters<typeof maintenance.create>[1]> = {}) =>
  maintenance.create(admin, { ...PLAN, reason: '升级', ...plan });
const minutesBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000;

test.each(['site', 'tournaments'] as const)(
  'no deadline passes while %s is closed, and all are moved after',
  async (scope) => {
    const { built, id } = await running();
    const before = await stateOf(id);
    const window = await begin(built, { scope });
    pass(30);
    await expireMatch(id, before.due_at ?? '');
    expect(await settleClocks(deps, clocks)).toBe(false);
    expect(await stateOf(id)).toEqual(before);

    await maintenance.end(built.admin, window.id, '完成');
    await expireMatch(id, before.due_at ?? '');
    expect(await stateOf(id)).toEqual(before);
    expect(await settleClocks(deps, clocks)).toBe(true);

    const after = await stateOf(id);
    expect(minutesBetween(before.due_at, after.due_at)).toBeCloseTo(30, 1);
    expect(after).toEqual({ ...before, due_at: after.due_at });
    const { tournament } = await tournaments.get(null, built.id);
    expect(tournament.stages[0]?.rounds[0]?.matches[0]?.due_at).toBe(after.due_at);
    const log = await readSince(db, matchTopic.of(id), 0, 1_000);
    expect(foldSeries(log.map(seriesEventOf))).toEqual(after);
    const jobs = await db.selectFrom('outbox_job').select('payload').where('name', '=', 'match-due').execute();
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ match_id: id, due_at: after.due_at });

    await expect(expireMatch(id, after.due_at ?? '')).rejects.toMatchObject({ code: 'too_early' });
    pass(60);
    await expireMatch(id, after.due_at ?? '');
    expect((await stateOf(id)).check_in_rung).toBe(1);
  },
);

test('moves once, whoever does it and however often', async () => {
  const { built, id } = await running();
  const { due_at } = await stateOf(id);
  const window = await begin(built);
  pass(10);
  await maintenance.end(built.admin, window.id, '完成');
  const done = await Promise.all([settleClocks(deps, clocks), settleClocks(deps, clocks), settleClocks(deps, clocks)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await settleClocks(deps, clocks)).toBe(false);
  expect(minutesBetween(due_at, (await stateOf(id)).due_at)).toBeCloseTo(10, 1);
});

test('a window that came and went while no process ran costs nobody anything', async () => {
  const { built, id } = await running();
  const { due_at } = await stateOf(id);
  await begin(built, { starts_at: at(1), planned_end: at(31), ends_itself: true });
  pass(120);
  await expireMatch(id, due_at ?? '');
  expect((await stateOf(id)).due_at).toBe(due_at);
  expect(await startAndEndMaintenance(deps)).toBe(1);
  expect(await settleClocks(deps, clocks)).toBe(true);
  expect(Date.parse((await stateOf(id)).due_at ?? '')).toBeGreaterThan(nowMs());
});

test('the clocks are paused until the last of several windows is over', async () => {
  const { built, id } = await running();
  const { due_at } = await stateOf(id);
  const site = await begin(built, { scope: 'site' });
  pass(10);
  await begin(built, { planned_end: at(20), ends_itself: true });
  await maintenance.end(built.admin, site.id, '完成');
  expect(await settleClocks(deps, clocks)).toBe(false);
  pass(20);
  expect(await settleClocks(deps, clocks)).toBe(true);
  expect(minutesBetween(due_at, (await stateOf(id)).due_at)).toBeCloseTo(30, 1);
});

test('neither the shop nor a plan that was taken back stops a clock', async () => {
  const { built, id } = await running();
  const { due_at } = await stateOf(id);
  await begin(built, { scope: 'shop' });
  const plan = await begin(built, { starts_at: at(5) });
  await maintenance.end(built.admin, plan.id, '取消');
  pass(30);
  expect(await settleClocks(deps, clocks)).toBe(false);
  await expireMatch(id, due_at ?? '');
  expect((await stateOf(id)).check_in_rung).toBe(1);
});

test('what an admin does meanwhile keeps what was left when the clocks stopped', async () => {
  const { built, id } = await running();
  const { due_at } = await stateOf(id);
  const left = Date.parse(due_at ?? '') - nowMs();
  const window = await begin(built);
  pass(10);
  const extend = { type: 'extend', due_at: due_at ?? '', seconds: 60, reason: '补时' } as const;
  await matches.rule(built.admin, id, extend);
  pass(10);
  await matches.rule(built.admin, id, { type: 'pause', reason: '核对' });
  expect((await stateOf(id)).pause?.remaining_ms).toBeGreaterThan(left + 50_000);
  pass(10);
  await matches.rule(built.admin, id, { type: 'resume', reason: '继续' });
  pass(10);
  await maintenance.end(built.admin, window.id, '完成');
  await settleClocks(deps, clocks);
  const after = Date.parse((await stateOf(id)).due_at ?? '') - nowMs();
  expect(Math.abs(after - left - 60_000)).toBeLessThan(5_000);
});

test('an open check-in lasts as much longer, and a start that fell into the window comes later', async () => {
  const built = await buildTournament(db, services, { players: 2, checkedIn: 0 });
  const before = await tournaments.get(null, built.id);
  const due = before.tournament.check_in_due_at ?? '';
  const window = await begin(built, { scope: 'site' });
  pass(30);
  await expireTournament(built.id, due);
  expect((await tournaments.get(null, built.id)).tournament.status).toBe('check_in');
  await maintenance.end(built.admin, window.id, '完成');
  await settleClocks(deps, clocks);
  const { tournament } = await tournaments.get(null, built.id);
  expect(minutesBetween(due, tournament.check_in_due_at)).toBeCloseTo(30, 1);
  const row = await db.selectFrom('tournament').select('due_at').where('id', '=', built.id).executeTakeFirstOrThrow();
  expect(row.due_at).toBe(tournament.check_in_due_at);
  for (const player of built.players) await tournaments.checkIn(player, built.id);
});
