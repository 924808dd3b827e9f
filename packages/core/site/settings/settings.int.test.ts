import type { AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';
import { DEFAULT_SETTINGS, type SettingView } from '@pailei/contracts/site/settings/settings.api';
import type { SettingsList } from '@pailei/core/site/settings/settings.service';
import { readSince } from '@pailei/live/log';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const { site, stream, series, shop, rewards, orders, accounts, teams, words } = DEFAULT_SETTINGS;

let admin: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});
beforeEach(() => deps.db.deleteFrom('site_setting').execute());

const list = async () => (await call<SettingsList>(app, { url: '/api/admin/settings', token: admin })).body.data!;
const put = (key: string, value: object, updated_at: string | null) =>
  call<SettingView<'site'>>(app, {
    method: 'PUT',
    url: `/api/admin/settings/${key}`,
    token: admin,
    payload: { value, updated_at },
  });
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const systemEvents = async () => (await readSince(deps.db, systemTopic.of(), 0, 1_000)).map(({ t, p }) => ({ t, p }));

describe('settings', () => {
  test('stand at their defaults until somebody saves them', async () => {
    const unsaved = { updated_at: null, updated_by: null };
    expect(await list()).toEqual({
      site: { value: site, ...unsaved },
      stream: { value: stream, ...unsaved },
      series: { value: series, ...unsaved },
      shop: { value: shop, ...unsaved },
      rewards: { value: rewards, ...unsaved },
      orders: { value: orders, ...unsaved },
      accounts: { value: accounts, ...unsaved },
      teams: { value: teams, ...unsaved },
      words: { value: words, ...unsaved },
    });
  });

  test('what is saved is read by all, published, and audited with the value before', async () => {
    const value = { ...site, name: '周末牌擂', is_beta: false };
    const { status, headers, body } = await put('site', value, null);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ value });
    expect((await list()).site).toEqual(body.data);
    expect((await systemEvents()).at(-1)).toEqual({ t: 'settings_changed', p: { key: 'site', value } });
    const row = await deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('request_id', '=', String(headers['x-request-id']))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ action: 'setting.update', target_id: 'site', before: site, after: value });
  });

  test('of two admins who change one setting at once, one gets a conflict', async () => {
    const answers = await Promise.all([
      put('site', { ...site, name: '甲' }, null),
      put('site', { ...site, name: '乙' }, null),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)!.body.data!;
    expect((await list()).site.value).toEqual(saved.value);
    expect((await put('site', { ...site, name: '丙' }, saved.updated_at)).status).toBe(200);
    expect((await put('site', { ...site, name: '丁' }, null)).body.message).toContain('其他管理员');
  });

  test('a stored value that no longer fits counts as none', async () => {
    await deps.db
      .insertInto('site_setting')
      .values({ key: 'site', value: JSON.stringify({ name: 'x'.repeat(99) }) })
      .execute();
    expect((await list()).site.value).toEqual(site);
  });

  test.each([
    ['site', { ...site, name: '' }, 'value.name'],
    ['site', { ...site, name: '超'.repeat(21) }, 'value.name'],
    ['site', { ...site, extra: 1 }, 'value.extra'],
    ['stream', { ...stream, kind: 'bilibili', url: 'http://live.bilibili.com/1' }, 'value.url'],
    ['stream', { ...stream, kind: 'bilibili', url: 'https://live.bilibili.com.evil.cn/1' }, 'value.url'],
    ['stream', { ...stream, kind: 'hls', url: 'https://cdn.example.com/a.m3u8' }, 'value.url'],
    ['stream', { ...stream, hls_hosts: ["a.cn; script-src 'unsafe-inline'"] }, 'value.hls_hosts.0'],
    ['stream', { ...stream, kind: 'vimeo' }, 'value.kind'],
    ['series', { ...series, ban: 0 }, 'value.ban'],
    ['series', { ...series, check_in: [300, 600] }, 'value.check_in'],
    ['shop', { ...shop, low_stock_threshold: -1 }, 'value.low_stock_threshold'],
    ['shop', { ...shop, address_days: 0 }, 'value.address_days'],
    ['rewards', { ...rewards, bands: [] }, 'value.bands'],
    [
      'rewards',
      { ...rewards, bands: Array.from({ length: 13 }, (_, n) => ({ place_to: n + 1, points: 20 })) },
      'value.bands',
    ],
    ['rewards', { ...rewards, bands: [{ place_to: 1, points: -1 }] }, 'value.bands.0.points'],
    ['rewards', { ...rewards, bands: [{ place_to: 1, points: 0.5 }] }, 'value.bands.0.points'],
    ['rewards', { ...rewards, bands: [{ place_to: 1, points: 100_001 }] }, 'value.bands.0.points'],
    ['rewards', { ...rewards, bands: [rewards.bands[1], rewards.bands[0]] }, 'value.bands.1.place_to'],
    ['rewards', { ...rewards, participation: 51 }, 'value.participation'],
    ['orders', { ...orders, max_quantity: 101 }, 'value.max_quantity'],
    ['orders', { ...orders, orders_per_minute: 0 }, 'value.orders_per_minute'],
  ])('%s %j is refused at its field', async (key, value, field) => {
    const { status, body } = await put(key, value, null);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('there are no others', async () => {
    expect((await put('featured_match', { match_id: null }, null)).status).toBe(404);
  });

  test('a page may load streams from a host as soon as it is named', async () => {
    const value = { ...stream, kind: 'hls', url: 'https://cdn.example.com/a.m3u8', hls_hosts: ['CDN.example.com'] };
    const { body } = await put('stream', value, null);
    expect(body.data?.value).toMatchObject({ hls_hosts: ['cdn.example.com'] });
    await expect
      .poll(async () => (await app.inject('/live')).headers['content-security-policy'], { timeout: 2_000 })
      .toContain("media-src 'self' blob: https://cdn.example.com");
  });
});

describe('announcements', () => {
  const notice = { title: '停机通知', body: '第一行\n第二行', level: 'important', is_pinned: false };
  const times = { starts_at: null, ends_at: null };
  const ROOT = '/api/admin/announcements';
  const shown = async () =>
    (await call<{ items: { title: string }[] }>(app, { url: '/api/announcements' })).body.data!.items.map(
      ({ title }) => title,
    );
  const send = (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    call<AnnouncementRecord>(app, { method, url, token: admin, payload });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  beforeEach(() => deps.db.deleteFrom('announcement').execute());

  test('everybody reads those that are on, pinned ones first, until they end', async () => {
    await send('POST', ROOT, { ...notice, ...times, title: '较早' });
    await send('POST', ROOT, { ...notice, ...times, title: '较晚' });
    await send('POST', ROOT, { ...notice, ...times, title: '置顶', is_pinned: true, starts_at: inMinutes(-60) });
    await send('POST', ROOT, { ...notice, ...times, title: '明天', starts_at: inMinutes(1_440) });
    expect(await shown()).toEqual(['置顶', '较晚', '较早']);
    const { body } = await call<{ items: AnnouncementRecord[]; total: number }>(app, { url: ROOT, token: admin });
    expect(body.data!.total).toBe(4);
    const pinned = body.data!.items.find(({ title }) => title === '置顶')!;
    const ended = await send('POST', `${ROOT}/${pinned.id}/end`);
    expect((await systemEvents()).at(-1)).toMatchObject({
      t: 'announcements_changed',
      p: { announcement: { id: pinned.id, ends_at: ended.body.data!.ends_at } },
    });
    expect(await shown()).toEqual(['较晚', '较早']);
    expect((await send('POST', `${ROOT}/${pinned.id}/end`)).body.message).toBe('这条公告已经结束');
  });

  test('one that is taken down before its time is never shown', async () => {
    const { body } = await send('POST', ROOT, { ...notice, ...times, starts_at: inMinutes(10) });
    expect((await send('POST', `${ROOT}/${body.data!.id}/end`)).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  test('a change made on an older version is refused', async () => {
    const { body } = await send('POST', ROOT, { ...notice, ...times });
    const { id, updated_at, starts_at } = body.data!;
    const change = (title: string) =>
      send('PUT', `${ROOT}/${id}`, { ...notice, title, starts_at, ends_at: null, updated_at });
    const answers = await Promise.all([change('改成甲'), change('改成乙')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test.each([
    [{ title: '一' }, 'title'],
    [{ title: '一'.repeat(61) }, 'title'],
    [{ body: ' ' }, 'body'],
    [{ body: '长'.repeat(2_001) }, 'body'],
    [{ level: 'loud' }, 'level'],
    [{ starts_at: inMinutes(10), ends_at: inMinutes(5) }, 'ends_at'],
    [{ ends_at: inMinutes(-5) }, 'ends_at'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { status, body } = await send('POST', ROOT, { ...notice, ...times, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
