import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { eventSeriesApi, EventSeriesView } from '@pailei/contracts/play/event-series/event-series.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { createEventSeriesMaker } from '@pailei/core/play/event-series/event-series.maker';
import { findDueSeries } from '@pailei/core/play/event-series/event-series.sweep';
import { NO_TIMING } from '@pailei/domain/event-series/event-series';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { silentPublisher } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const { db } = deps;
const actors = await createActors(deps, app);
const ROOT = '/api/admin/event-series';
const DAY_MS = 86_400_000;

let admin = '';
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A worker whose clock is some days ahead. */
const maker = (days = 0) => createEventSeriesMaker({ db, publisher: silentPublisher, now: () => at(days) });

const bodyOf = (changes: object = {}) => ({
  name: '周五擂',
  plan: {
    details: {
      name: '周五擂台',
      description: '',
      stream_url: null,
      capacity: 16,
      settings: DEFAULT_TOURNAMENT_SETTINGS,
    },
    timing: { ...NO_TIMING, registration_opens: 3 * 24 * 60, check_in_opens: 30 },
  },
  first_starts_at: at(5),
  weeks: 3,
  ahead_days: 6,
  ...changes,
});

async function create(changes: object = {}): Promise<EventSeriesView> {
  const { body } = await call<EventSeriesView>(app, {
    method: 'POST',
    url: ROOT,
    token: admin,
    payload: bodyOf(changes),
  });
  return body.data!;
}
const command = (id: string, name: 'stop' | 'resume') =>
  call<EventSeriesView>(app, { method: 'POST', url: `${ROOT}/${id}/${name}`, token: admin, payload: {} });
const update = (id: string, payload: object) =>
  call<EventSeriesView>(app, { method: 'PUT', url: `${ROOT}/${id}`, token: admin, payload });
const eventsOf = (id: string) =>
  db
    .selectFrom('tournament')
    .select(['name', 'status', 'series_number', 'starts_at', 'state'])
    .where('series_id', '=', id)
    .orderBy('series_number')
    .execute();

test('makes its events ahead, each with its number, its moments and its series', async () => {
  const series = await create();
  await maker().make(series.id);
  const [first, ...others] = await eventsOf(series.id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    name: '周五擂台 第 1 期',
    status: 'draft',
    series_number: 1,
    starts_at: series.first_starts_at,
    state: { times: { starts_at: series.first_starts_at }, capacity: 16 },
  });
  const { registration_opens_at } = first!.state.times;
  expect(Date.parse(series.first_starts_at) - Date.parse(registration_opens_at ?? '')).toBe(3 * DAY_MS);
  await maker(7).make(series.id);
  expect((await eventsOf(series.id)).map(({ name }) => name)).toEqual(['周五擂台 第 1 期', '周五擂台 第 2 期']);
});

test('two workers at once, and a job that comes again, make nothing twice', async () => {
  const series = await create({ ahead_days: 60 });
  await Promise.all([maker().make(series.id), maker().make(series.id)]);
  await maker().make(series.id);
  expect((await eventsOf(series.id)).map(({ series_number }) => series_number)).toEqual([1, 2, 3]);
  const audits = await db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'event_series.make')
    .where('target_id', '=', series.id)
    .execute();
  expect(audits).toHaveLength(3);
});

test('the admins’ open lists learn of each change of it, and of every draft that it makes', async () => {
  const series = await create();
  await maker().make(series.id);
  await command(series.id, 'stop');
  expect((await command(series.id, 'stop')).status).toBe(409);
  const [made] = await db.selectFrom('tournament').select('id').where('series_id', '=', series.id).execute();
  const events = await db
    .selectFrom('live_event')
    .select(['type', 'payload'])
    .where('topic', '=', managedTopic.of())
    .orderBy('version')
    .execute();
  const told = events.map(({ type, payload }) => [type, ...Object.values(payload)]);
  expect(told.filter(([, id]) => id === series.id || id === made!.id)).toEqual([
    ['series_changed', series.id],
    ['event_changed', made!.id],
    ['series_changed', series.id],
    ['series_changed', series.id],
  ]);
});

test('a failure in the middle leaves none of them, and the next try makes all', async () => {
  const [other, series] = [await create(), await create({ ahead_days: 60 })];
  await maker().make(other.id);
  const place = (of: { series_id: string | null; series_number: number | null }) =>
    db.updateTable('tournament').set(of).where('starts_at', '=', other.first_starts_at).execute();
  // an event that stands where the second of the series belongs
  await place({ series_id: series.id, series_number: 2 });
  await expect(maker().make(series.id)).rejects.toThrow('tournament_series_once');
  expect((await eventsOf(series.id)).map(({ series_number }) => series_number)).toEqual([2]);
  await place({ series_id: null, series_number: null });
  const due = await findDueSeries(db, at(0), 100);
  expect(due.map(({ id }) => id)).toContain(series.id);
  await maker().make(series.id);
  expect(await eventsOf(series.id)).toHaveLength(3);
});

test('is stopped and goes on: what should have started meanwhile is left out', async () => {
  const series = await create();
  expect((await command(series.id, 'stop')).body.data).toMatchObject({ next_due_at: null });
  await maker(8).make(series.id);
  expect(await eventsOf(series.id)).toEqual([]);
  expect((await command(series.id, 'stop')).body.message).toBe('系列已停止');
  expect((await command(series.id, 'resume')).body.data).toMatchObject({ stopped_at: null });
  await maker(8).make(series.id);
  expect((await eventsOf(series.id)).map(({ series_number }) => series_number)).toEqual([2]);
  expect((await command(series.id, 'resume')).status).toBe(409);
});

test('a change counts for the events to come; whoever has not seen the newest is refused', async () => {
  const series = await create();
  await maker().make(series.id);
  const changed = bodyOf({ first_starts_at: series.first_starts_at, weeks: 2 });
  changed.plan.details.capacity = 32;
  const answers = await Promise.all([
    update(series.id, { ...changed, revision: 1 }),
    update(series.id, { ...changed, revision: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const shorter = await update(series.id, { ...changed, weeks: 0, revision: 2 });
  expect([shorter.status, shorter.body.errors['weeks']]).toEqual([422, '至少 1 期']);
  await maker(8).make(series.id);
  const events = await eventsOf(series.id);
  expect(events.map(({ state }) => state.capacity)).toEqual([16, 32]);
  const fewer = await update(series.id, { ...changed, weeks: 1, revision: 2 });
  expect([fewer.status, fewer.body.errors['weeks']]).toEqual([409, '期数不能少于已生成的期数']);
});

test('whose deck format is gone stops by itself and says why', async () => {
  const plan = bodyOf().plan;
  const details = { ...plan.details, settings: { ...plan.details.settings, deck_format: 'gone' } };
  const series = await create({ plan: { ...plan, details } });
  await maker().make(series.id);
  expect(await eventsOf(series.id)).toEqual([]);
  const { body } = await call<DataOf<typeof eventSeriesApi.list>>(app, { url: ROOT, token: admin });
  const stopped = body.data!.items.find(({ id }) => id === series.id);
  expect(stopped).toMatchObject({ next_due_at: null, event_count: 0 });
  expect(stopped?.stop_reason).toMatch(/模式/);
});

test.each([
  ['a first event in the past', { first_starts_at: at(-1) }, 'first_starts_at', '首场应在将来'],
  ['too many weeks', { weeks: 53 }, 'weeks', '最多 52 期'],
  ['a name that leaves no room for the number', { name: '长'.repeat(33) }, 'name', '系列名称最多 32 个字符'],
])('%s is refused at its field', async (_, changes, field, text) => {
  const { status, body } = await call(app, { method: 'POST', url: ROOT, token: admin, payload: bodyOf(changes) });
  expect([status, body.errors[field]]).toEqual([422, text]);
});
