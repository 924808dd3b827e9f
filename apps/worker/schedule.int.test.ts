import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { buildAccount } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tickUnlessPaused } from './schedule.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const deps = { db, now: () => new Date().toISOString() };
const admin = await buildAccount(db, 'admin');
let ticks = 0;
const tick = async () => void (ticks += 1);
beforeEach(() => {
  ticks = 0;
});

test('what goes by the clocks of players waits for the end of their pause, the rest goes on', async () => {
  await tickUnlessPaused(deps, { pauses_with: 'tournaments', tick });
  expect(ticks).toBe(1);
  const window = { id: newId(), scope: 'tournaments', message: '升级', planned_end: null, ends_itself: false } as const;
  const begun = {
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    announced: 'active',
    ended_at: null,
  } as const;
  await db
    .insertInto('maintenance_window')
    .values({ ...window, ...begun, reason: '升级', created_by: admin.user_id })
    .execute();
  await tickUnlessPaused(deps, { pauses_with: 'tournaments', tick });
  expect(ticks).toBe(1);
  await tickUnlessPaused(deps, { pauses_with: 'shop', tick });
  await tickUnlessPaused(deps, { pauses_with: null, tick });
  expect(ticks).toBe(3);
});
