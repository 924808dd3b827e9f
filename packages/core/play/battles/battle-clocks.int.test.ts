import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { expireDue } from '../../ground/clocks/expire-due.ts';
import { settleClocks } from '../../ground/clocks/settle-clocks.ts';
import { composeWork } from '../../features/compose.ts';
import { FEATURES } from '../../features/list.ts';
import { createMaintenanceService } from '../../site/maintenance/maintenance.service.ts';
import { startAndEndMaintenance } from '../../site/maintenance/maintenance.clock.ts';
import { battleOwners } from '../match-owners/match-owners.ts';
import { battleDeadlinesOf } from './battle-clock.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { rulings, build, rowOf, stateOf, runOut } = world;
const { clocks } = composeWork<never>(FEATURES);
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
const reason = '核对录像';
const MINUTE_MS = 60_000;

let referee: Actor;
beforeEach(async () => {
  world.clock.offsetMs = 0;
  referee = await buildAccount(db, 'referee');
});

const nowMs = () => Date.now() + world.clock.offsetMs;
const refusal = ([status, message]: readonly [number, string]) => ({ status, message });

/** What the worker does with a deadline that it was told of. */
const expire = (id: string, due_at: string) =>
  expireDue(world.deps, battleDeadlinesOf(battleOwners), { battleClock: world.battleClock }, { id, due_at });

async function dueOf(id: string): Promise<string> {
  const { due_at } = await rowOf(id);
  if (due_at === null) throw new Error('no deadline runs');
  return due_at;
}

describe('while no process runs', () => {
  test('a deadline that passes is found when they are back, and passes then', async () => {
    const { id } = await build(BOARDS);
    const due_at = await dueOf(id);
    world.clock.offsetMs = Date.parse(due_at) - Date.now() + 90 * MINUTE_MS;
    const overdue = await battleDeadlinesOf(battleOwners).findDue(db, world.now(), 10);
    expect(overdue).toContainEqual({ id, due_at });
    await expire(id, due_at);
    const { sides, status } = await stateOf(id);
    expect([sides.a.line_up.by_system, sides.b.line_up.by_system]).toEqual([true, true]);
    expect(status).toBe('check_in');
    expect(Date.parse(await dueOf(id))).toBeGreaterThan(Date.parse(due_at));
  });

  test('maintenance that came and went costs a battle nothing', async () => {
    const { id } = await build(BOARDS);
    const due_at = await dueOf(id);
    const admin = await buildAccount(db, 'admin');
    const until = Date.parse(due_at) - Date.now();
    const at = (ms: number) => new Date(nowMs() + ms).toISOString();
    await createMaintenanceService(world.deps).create(admin, {
      scope: 'tournaments',
      message: '升级',
      reason: '升级',
      starts_at: at(MINUTE_MS),
      planned_end: at(until + 30 * MINUTE_MS),
      ends_itself: true,
    });
    world.clock.offsetMs = until + 60 * MINUTE_MS;
    await expire(id, due_at);
    expect((await stateOf(id)).sides.a.line_up.locked).toBe(false);
    expect(await startAndEndMaintenance(world.deps)).toBe(1);
    expect(await settleClocks(world.deps, clocks)).toBe(true);
    const left = Date.parse(await dueOf(id)) - nowMs();
    // as much as was left when it began
    expect(Math.abs(left - (until - MINUTE_MS))).toBeLessThan(5_000);
    await db.deleteFrom('maintenance_window').execute();
  });
});

describe('a ruling and the clock in the same second', () => {
  const extend = (id: string, due_at: string) =>
    rulings.rule(referee, id, { type: 'extend', due_at, seconds: 600, reason });

  test('the ruling first: the deadline that was to pass is gone', async () => {
    const { id } = await build(BOARDS);
    const due_at = await dueOf(id);
    await extend(id, due_at);
    world.clock.offsetMs = Date.parse(due_at) - Date.now() + 1;
    await expire(id, due_at);
    expect((await stateOf(id)).sides.a.line_up.locked).toBe(false);
    expect(Date.parse(await dueOf(id)) - Date.parse(due_at)).toBe(600_000);
  });

  test('the clock first: the ruling names a deadline that is gone', async () => {
    const { id } = await build(BOARDS);
    const due_at = await dueOf(id);
    await runOut(id);
    await expect(extend(id, due_at)).rejects.toMatchObject(refusal(BATTLE_ERRORS.stale_deadline));
    expect((await stateOf(id)).sides.a.line_up).toMatchObject({ locked: true, by_system: true });
  });

  test('a pause first: nothing passes before it ends, and then what was left is left', async () => {
    const { id } = await build(BOARDS);
    const due_at = await dueOf(id);
    await rulings.rule(referee, id, { type: 'pause', reason });
    world.clock.offsetMs = Date.parse(due_at) - Date.now() + 1;
    await expire(id, due_at);
    expect((await stateOf(id)).sides.a.line_up.locked).toBe(false);
    const pausedAt = world.clock.offsetMs;
    await rulings.rule(referee, id, { type: 'resume', reason });
    const left = Date.parse(await dueOf(id)) - nowMs();
    expect(Math.abs(left - pausedAt)).toBeLessThan(5_000);
  });
});
