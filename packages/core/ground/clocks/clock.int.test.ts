import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { MaintenanceScope } from '@pailei/domain/maintenance/maintenance';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { composeWork } from '../../features/compose.ts';
import type { Feature } from '../features/feature.ts';
import { createMaintenanceService } from '../../site/maintenance/maintenance.service.ts';
import { expireDue, findDeadlines, findOverdue, type ClockDeps } from './expire-due.ts';
import { settleClocks } from './settle-clocks.ts';
import type { Clock } from './clock.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const owner = useOwner(database);

const rung: string[] = [];

/** A clock that no code but this declaration knows. */
const alarmClock: Clock<ClockDeps> = {
  name: 'alarm',
  area: 'shop',
  async findDue(db, before, limit) {
    const due = sql<{ id: string; due_at: string }>`
      select id, due_at from alarm where due_at <= ${before} order by due_at limit ${limit}`;
    return (await due.execute(db)).rows;
  },
  async expire(_, { trx }, { id, due_at }) {
    const { rows } =
      await sql`update alarm set due_at = null where id = ${id} and due_at = ${due_at} returning id`.execute(trx);
    rung.push(...rows.map(() => id));
  },
  async credit({ trx, now }, { since }) {
    await sql`update alarm set due_at = due_at + (${now}::timestamptz - ${since}::timestamptz)`.execute(trx);
  },
};
const feature: Feature<ClockDeps> = { name: 'alarms', clocks: [alarmClock] };
const { clocks, handlers } = composeWork([feature], { names: [], renamed: {} });

const START = Date.parse('2026-11-20T12:00:00.000Z');
let nowMs = START;
const now = () => new Date(nowMs).toISOString();
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const deps = { db, publisher: silentPublisher, now };
const maintenance = createMaintenanceService(deps);

let admin: Actor;
let id: string;
beforeAll(async () => {
  admin = await buildAccount(db, 'admin');
  await sql`create table alarm (id uuid primary key, due_at timestamptz)`.execute(owner);
});
beforeEach(async () => {
  nowMs = START;
  rung.length = 0;
  await db.deleteFrom('maintenance_window').execute();
  await sql`delete from alarm`.execute(db);
  id = newId();
  await sql`insert into alarm (id, due_at) values (${id}, ${at(10)})`.execute(db);
});

const dueAt = async () =>
  (await sql<{ due_at: string | null }>`select due_at from alarm where id = ${id}`.execute(db)).rows[0]?.due_at;
const fire = (due_at: string) => handlers.get('alarm-due')?.run(deps, { alarm_id: id, due_at });
const overdue = () => findOverdue(deps, alarmClock, { before: now(), limit: 10 });
const plan = { message: '升级', starts_at: null, planned_end: null, ends_itself: false, reason: '升级' };
const begin = (scope: MaintenanceScope) => maintenance.create(admin, { ...plan, scope });

describe('a clock that is declared', () => {
  test('is found by the sweep when it is due, and expires once', async () => {
    expect(await overdue()).toEqual([]);
    nowMs += 10 * 60_000;
    const [job] = await overdue();
    expect(job).toMatchObject({ name: 'alarm-due', payload: { alarm_id: id, due_at: at(10) } });
    await Promise.all([fire(at(10)), fire(at(10))]);
    expect(rung).toEqual([id]);
    expect(await overdue()).toEqual([]);
  });

  test('tells a sweep that looks ahead when its next deadline passes, and none while the clocks are paused', async () => {
    const look = (overdueMinute: number, untilMinute: number) =>
      findDeadlines(db, clocks, { now: now(), overdue: at(overdueMinute), until: at(untilMinute), limit: 10 });
    expect(await look(5, 9)).toEqual({ jobs: [], next_due_at: null });
    expect(await look(5, 12)).toEqual({ jobs: [], next_due_at: at(10) });
    await sql`insert into alarm (id, due_at) values (${newId()}, ${at(11)})`.execute(db);
    const { jobs, next_due_at } = await look(10, 12);
    expect(jobs).toMatchObject([{ name: 'alarm-due', payload: { alarm_id: id, due_at: at(10) } }]);
    expect(next_due_at).toBe(at(11));
    await begin('shop');
    expect(await look(10, 12)).toEqual({ jobs: [], next_due_at: null });
  });

  test('is refused a job that names no deadline', async () => {
    await expect(handlers.get('alarm-due')?.run(deps, { alarm_id: id })).rejects.toThrow('alarm-due has no due_at');
  });

  test.each(['site', 'shop'] as const)('waits while %s is closed, and gets the lost time back', async (scope) => {
    nowMs += 5 * 60_000;
    const window = await begin(scope);
    nowMs += 20 * 60_000;
    expect(await overdue()).toEqual([]);
    await fire(at(10));
    expect(await settleClocks(deps, clocks)).toBe(false);
    await maintenance.end(admin, window.id, '完成');
    await fire(at(10));
    expect(rung).toEqual([]);
    expect(await settleClocks(deps, clocks)).toBe(true);
    expect(await dueAt()).toBe(at(30));
    await fire(at(10));
    expect(rung).toEqual([]);
    nowMs = Date.parse(at(30));
    await fire(at(30));
    expect(rung).toEqual([id]);
  });

  test('does not care for maintenance of another area', async () => {
    await begin('tournaments');
    nowMs += 10 * 60_000;
    expect(await overdue()).toHaveLength(1);
    await fire(at(10));
    expect(rung).toEqual([id]);
  });

  test('is owed nothing for windows that were over before it came to be', async () => {
    const window = await begin('shop');
    nowMs += 5 * 60_000;
    await maintenance.end(admin, window.id, '完成');
    expect(await settleClocks(deps, [])).toBe(true);
    expect(await settleClocks(deps, clocks)).toBe(false);
    expect(await dueAt()).toBe(at(10));
  });
});

describe('clocks of two areas', () => {
  const credited: string[] = [];
  const clockOf = (area: 'shop' | 'tournaments') => ({
    area,
    credit: async () => void credited.push(area),
  });
  const both = [clockOf('tournaments'), clockOf('shop')];
  beforeEach(() => {
    credited.length = 0;
  });

  test('go on each when its own windows are over', async () => {
    const shop = await begin('shop');
    const tournaments = await begin('tournaments');
    nowMs += 60_000;
    await maintenance.end(admin, shop.id, '完成');
    expect(await settleClocks(deps, both)).toBe(true);
    expect(credited).toEqual(['shop']);
    await maintenance.end(admin, tournaments.id, '完成');
    expect(await settleClocks(deps, both)).toBe(true);
    expect(credited).toEqual(['shop', 'tournaments']);
  });

  test('that wait for one window of the whole site go on together, each credited once', async () => {
    const site = await begin('site');
    nowMs += 60_000;
    const shop = await begin('shop');
    nowMs += 60_000;
    await maintenance.end(admin, site.id, '完成');
    expect(await settleClocks(deps, both)).toBe(false);
    nowMs += 60_000;
    await maintenance.end(admin, shop.id, '完成');
    expect(await settleClocks(deps, both)).toBe(true);
    expect(credited).toEqual(['tournaments', 'shop']);
    expect(await settleClocks(deps, both)).toBe(false);
  });
});

test('no window begins between the question whether the clocks are paused and the end of what expires', async () => {
  const order: string[] = [];
  let goOn = () => undefined as void;
  const isAsked = Promise.withResolvers<void>();
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: Clock<ClockDeps> = {
    ...alarmClock,
    async expire() {
      isAsked.resolve();
      await mayGoOn;
      order.push('expired');
    },
  };
  const expiring = expireDue(deps, slow, deps, { id, due_at: at(10) });
  await isAsked.promise;
  const beginning = begin('shop').then(() => order.push('begun'));
  goOn();
  await Promise.all([expiring, beginning]);
  expect(order).toEqual(['expired', 'begun']);
});
