import { createDatabase } from '@pailei/db/client';
import { onWorkLeft } from '@pailei/db/work-left';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createMaintenanceGate } from './maintenance.gate.ts';
import { createMaintenanceService } from './maintenance.service.ts';
import { nextMaintenanceDue, startAndEndMaintenance } from './maintenance.clock.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const START = Date.parse('2026-11-20T23:00:00.000Z');
let nowMs: number;
const now = () => new Date(nowMs).toISOString();
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const pass = (minutes: number) => {
  nowMs += minutes * 60_000;
};

const deps = { db, publisher: silentPublisher, now };
const service = createMaintenanceService(deps);
const gate = createMaintenanceGate({ db, now, clock: () => nowMs });
const plan = { scope: 'shop', message: '商城升级', starts_at: at(0), planned_end: at(60), reason: '升级' } as const;

let admin: Actor;
beforeAll(async () => {
  admin = await buildAccount(db, 'admin');
});
beforeEach(async () => {
  await db.deleteFrom('maintenance_window').execute();
  nowMs = START - 30 * 60_000;
  gate.forget();
});

const isClosed = async () => (await gate.closing('shop')) !== undefined;
const logged = async () =>
  (await readSince(db, systemTopic.of(), 0, 1_000)).filter(({ t }) => t === 'maintenance_changed').length;

test('a plan begins and ends by the clock alone, for requests at once and for open pages with the next turn', async () => {
  await service.create(admin, { ...plan, ends_itself: true });
  expect([await isClosed(), await startAndEndMaintenance(deps)]).toEqual([false, 0]);

  pass(30);
  const before = await logged();
  expect(await isClosed()).toBe(true);
  expect(await startAndEndMaintenance(deps)).toBe(1);
  expect(await startAndEndMaintenance(deps)).toBe(0);
  expect(await logged()).toBe(before + 1);

  pass(60);
  expect(await isClosed()).toBe(false);
  expect(await gate.current()).toEqual([]);
  expect(await startAndEndMaintenance(deps)).toBe(1);
  const { items } = await service.list({ skip: 0, limit: 1 });
  expect(items[0]).toMatchObject({ ended_at: at(60), ended_by: null });
});

test('whoever waits for the next begin or end is told when it is, and woken when a plan changes', async () => {
  const woken: string[] = [];
  onWorkLeft(db, (names) => void woken.push(...names));
  expect(await nextMaintenanceDue(deps)).toBeNull();
  const { id } = await service.create(admin, { ...plan, ends_itself: true });
  expect(woken).toEqual(['maintenance']);
  expect(await nextMaintenanceDue(deps)).toBe(at(0));
  pass(30);
  expect(await nextMaintenanceDue(deps)).toBe(at(60));
  await service.update(admin, id, { ...plan, starts_at: null, planned_end: at(90), ends_itself: true });
  expect(await nextMaintenanceDue(deps)).toBe(at(90));
  await service.update(admin, id, { ...plan, starts_at: null, planned_end: at(90), ends_itself: false });
  expect(await nextMaintenanceDue(deps)).toBeNull();
  await service.end(admin, id, '完成');
  expect(woken).toEqual(['maintenance', 'maintenance', 'maintenance', 'maintenance']);
});

test('one without a planned end lasts until somebody ends it', async () => {
  const { id } = await service.create(admin, { ...plan, ends_itself: false });
  pass(120);
  expect(await isClosed()).toBe(true);
  await service.end(admin, id, '完成');
  pass(1);
  expect(await isClosed()).toBe(false);
});

test('two workers log it once', async () => {
  await service.create(admin, { ...plan, ends_itself: true });
  pass(30);
  const before = await logged();
  await Promise.all([startAndEndMaintenance(deps), startAndEndMaintenance(deps), startAndEndMaintenance(deps)]);
  expect(await logged()).toBe(before + 1);
});

test('a window that passed while no worker ran is logged as ended', async () => {
  const { id } = await service.create(admin, { ...plan, ends_itself: true });
  pass(24 * 60);
  expect(await startAndEndMaintenance(deps)).toBe(1);
  const last = (await readSince(db, systemTopic.of(), 0, 1_000)).at(-1);
  expect(last?.p).toMatchObject({ window: { id, ended_at: at(60) } });
  await expect(service.end(admin, id, '再来')).rejects.toMatchObject({ code: 'window_ended' });
});

test('while the database is away what was known goes on, by the clock', async () => {
  const far = createDatabase({ url });
  const lonely = createMaintenanceGate({ db: far, now, clock: () => nowMs });
  await service.create(admin, { ...plan, ends_itself: true });
  expect(await lonely.closing('shop')).toBeUndefined();
  await far.destroy();
  pass(30);
  expect(await lonely.closing('shop')).toMatchObject({ message: '商城升级' });
  pass(60);
  expect(await lonely.closing('shop')).toBeUndefined();
});
