import { foldSystem } from '@pailei/contracts/site/system/system.fold';
import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { createDatabase } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { readHeads, readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import {
  createAnnouncementsService,
  nextAnnouncementDue,
  showDueAnnouncements,
} from '../announcements/announcements.service.ts';
import { featureMatch } from '../../play/featured/feature-match.ts';
import { createMaintenanceService } from '../maintenance/maintenance.service.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import { topicRegistry } from '../../features/features.ts';

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
  runTransaction(db, (trx) => topicRegistry['system']!.snapshot(trx, undefined, 'head')) as Promise<SystemView>;

/** What a page shows that held `before` and received all that was written since `version`. */
async function folded(before: SystemView, version: number): Promise<SystemView> {
  const events = await readSince(db, systemTopic.of(), version, 1_000);
  return events.reduce(foldSystem, before);
}

test('a page that folds every event shows what a fresh snapshot says', async () => {
  const [before, heads] = [await snapshot(), await readHeads(db, [systemTopic.of()])];
  const { accounts: _accounts, words: _words, ...publicSettings } = DEFAULT_SETTINGS;
  for (const key of ['accounts', 'words']) expect(before).not.toHaveProperty(key);
  expect(before).toMatchObject({ ...publicSettings, featured_match_id: null, maintenance: [], announcements: [] });

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
  await settings.update(admin, 'rewards', {
    value: { ...DEFAULT_SETTINGS.rewards, participation: 5 },
    updated_at: null,
  });
  const first = await announcements.create(admin, notice);
  await announcements.create(admin, { ...notice, title: '置顶公告', is_pinned: true, starts_at: later });
  await announcements.create(admin, { ...notice, title: '另一条' });
  await announcements.end(admin, first.id);
  await maintenance.create(admin, { ...plan, scope: 'shop', starts_at: later });
  const running = await maintenance.create(admin, { ...plan, scope: 'tournaments', starts_at: null });
  const over = await maintenance.create(admin, { ...plan, scope: 'site', starts_at: null });
  await maintenance.end(admin, over.id, '完成');
  await inTransaction(deps, (trx, log) => featureMatch(trx, log, { match_id: admin.user_id, is_chosen: true }, now()));

  const shown = await folded(before, heads.get(systemTopic.of()) ?? 0);
  expect(shown).toEqual(await snapshot());
  expect(shown.announcements.map(({ title }) => title)).toEqual(['另一条']);
  expect(shown.maintenance.map(({ id }) => id)[0]).toBe(running.id);
  expect(shown.site.name).toBe('周末牌擂');
});

test('nothing public reveals an announcement before its time, then it is logged at once and once', async () => {
  const version = (await readHeads(db, [systemTopic.of()])).get(systemTopic.of()) ?? 0;
  const before = await snapshot();
  const logged = async () => JSON.stringify(await readSince(db, systemTopic.of(), version, 1_000));
  const in60s = new Date(Date.now() + 60_000).toISOString();
  const secret = {
    title: '新赛季揭晓',
    body: '秘密',
    level: 'important',
    is_pinned: false,
    starts_at: in60s,
    ends_at: null,
  } as const;
  const { id, updated_at } = await announcements.create(admin, secret);
  await announcements.update(admin, id, { ...secret, body: '秘密二', updated_at });
  expect(await showDueAnnouncements(deps)).toBe(0);
  expect(await snapshot()).toEqual(before);
  expect((await announcements.current()).items.map((item) => item.id)).not.toContain(id);
  expect(await logged()).toBe('[]');

  expect(await nextAnnouncementDue(deps)).toBe(in60s);
  const later = { ...deps, now: () => new Date(Date.now() + 61_000).toISOString() };
  expect(await nextAnnouncementDue(later)).not.toBe(in60s);
  await Promise.all([showDueAnnouncements(later), showDueAnnouncements(later)]);
  expect(await showDueAnnouncements(later)).toBe(0);
  const shown = await folded(before, version);
  expect(shown.announcements.map((item) => item.body)).toContain('秘密二');
  expect(await readSince(db, systemTopic.of(), version, 1_000)).toHaveLength(1);
  expect((await createAnnouncementsService(later).current()).items.map((item) => item.id)).toContain(id);
});

test('one that is postponed again leaves the pages without its new text', async () => {
  const notice = {
    title: '延期公告',
    body: '今晚',
    level: 'info',
    is_pinned: false,
    starts_at: null,
    ends_at: null,
  } as const;
  const { id, updated_at } = await announcements.create(admin, notice);
  const [before, version] = [await snapshot(), (await readHeads(db, [systemTopic.of()])).get(systemTopic.of()) ?? 0];
  expect(before.announcements.map((item) => item.id)).toContain(id);
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  await announcements.update(admin, id, { ...notice, body: '改到明天', starts_at, updated_at });
  expect(await folded(before, version)).toEqual(await snapshot());
  expect(JSON.stringify(await readSince(db, systemTopic.of(), version, 1_000))).not.toContain('改到明天');
});

test('an event of a later version of the site changes nothing on an open page', async () => {
  const view = await snapshot();
  expect(foldSystem(view, { v: 1, t: 'weather_changed', p: {}, at: now() })).toBe(view);
});
