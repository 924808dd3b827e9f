import { foldSystem } from '@pailei/contracts/live-system';
import type { SystemView } from '@pailei/contracts/live-system';
import { DEFAULT_SETTINGS } from '@pailei/contracts/settings';
import { createDatabase } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { readHeads, readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { SYSTEM_TOPIC } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../tests/support/fixtures.ts';
import { createAnnouncementsService } from '../announcements/index.ts';
import { featureMatch } from '../featured/index.ts';
import { createMaintenanceService } from '../maintenance/index.ts';
import { createSettingsService } from '../settings/index.ts';
import { systemTopicDefinition } from './index.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const now = () => new Date().toISOString();
const deps = { db, publisher: silentPublisher, now };
const settings = createSettingsService(deps);
const announcements = createAnnouncementsService(deps);
const maintenance = createMaintenanceService(deps);

let admin: Actor;
beforeAll(async () => {
  admin = await buildAccount(db, 'admin');
});

const snapshot = () =>
  runTransaction(db, (trx) => systemTopicDefinition.snapshot(trx, undefined, 'head')) as Promise<SystemView>;

/** What a page shows that held `before` and received all that was written since `version`. */
async function folded(before: SystemView, version: number): Promise<SystemView> {
  const events = await readSince(db, SYSTEM_TOPIC, version, 1_000);
  return events.reduce((view, { t, p, at }) => foldSystem(view, { type: t, payload: { at, ...p } }), before);
}

test('a page that folds every event shows what a fresh snapshot says', async () => {
  const [before, heads] = [await snapshot(), await readHeads(db, [SYSTEM_TOPIC])];
  expect(before).toMatchObject({ ...DEFAULT_SETTINGS, featured_match_id: null, maintenance: [], announcements: [] });

  const later = new Date(Date.now() + 3_600_000).toISOString();
  const notice = {
    title: '开赛通知',
    body: '今晚',
    level: 'info',
    is_pinned: false,
    starts_at: null,
    ends_at: null,
  } as const;
  const plan = { message: '升级', planned_end: null, ends_itself: false, reason: '升级' };
  await settings.update(admin, 'site', { value: { ...DEFAULT_SETTINGS.site, name: '周末牌擂' }, updated_at: null });
  await settings.update(admin, 'series', { value: { ...DEFAULT_SETTINGS.series, ban: 60 }, updated_at: null });
  const first = await announcements.create(admin, notice);
  await announcements.create(admin, { ...notice, title: '置顶公告', is_pinned: true, starts_at: later });
  await announcements.create(admin, { ...notice, title: '另一条' });
  await announcements.end(admin, first.id);
  await maintenance.create(admin, { ...plan, scope: 'shop', starts_at: later });
  const running = await maintenance.create(admin, { ...plan, scope: 'tournaments', starts_at: null });
  const over = await maintenance.create(admin, { ...plan, scope: 'site', starts_at: null });
  await maintenance.end(admin, over.id, '完成');
  await inTransaction(deps, (trx, log) => featureMatch(trx, log, admin.user_id, now()));

  const shown = await folded(before, heads.get(SYSTEM_TOPIC) ?? 0);
  expect(shown).toEqual(await snapshot());
  expect(shown.announcements.map(({ title }) => title)).toEqual(['置顶公告', '另一条']);
  expect(shown.maintenance.map(({ id }) => id)[0]).toBe(running.id);
  expect(shown.site.name).toBe('周末牌擂');
});

test('an event of a later version of the site changes nothing on an open page', async () => {
  const view = await snapshot();
  expect(foldSystem(view, { type: 'weather_changed', payload: { at: now() } })).toBe(view);
});
