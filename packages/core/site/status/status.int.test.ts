import { foldStatus } from '@pailei/contracts/site/status/status.fold';
import type { Sample, Status } from '@pailei/contracts/site/status/status.api';
import { createDatabase } from '@pailei/db/client';
import { CHINA_DAYS, slotAt, slotStart } from '@pailei/domain/status/slots';
import { COMPONENTS, type Component, type ProbeState } from '@pailei/domain/status/probes';
import type { Appended } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { probeWrite } from '../health/write-ages.ts';
import { recordProbeAnswer } from '../health/record-probe-answer.ts';
import { writeHeartbeat } from '../health/process-heartbeats.ts';
import { createStatusService } from './status.service.ts';
import { measure } from './measure.ts';
import { recordProbeRound } from './record-probe-round.ts';
import { trimDays, trimProbes } from './status.sweep.ts';
import { readStatus } from './status.view.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

/** Two minutes before the last midnight in China. */
const START = CHINA_DAYS.firstSlotOf(CHINA_DAYS.indexOf(slotAt(Date.now()))) - 8;
const isoOf = (slot: number) => new Date(slotStart(slot) + 400).toISOString();
const sample = (component: Component, state: ProbeState, latency_ms: number | null = 7): Sample => ({
  component,
  state,
  latency_ms: state === 'down' ? null : latency_ms,
  backlog: null,
  error: state === 'down' ? 'timeout' : null,
});

let published: Appended[] = [];
const publisher: Publisher = { publish: (appended) => void published.push(...appended), close: () => undefined };
const record = (slot: number, ...samples: Sample[]) =>
  recordProbeRound({ db, publisher }, { slot, at: isoOf(slot), samples });
const historyOf = (status: Status, component: Component) =>
  status.components.find((part) => part.component === component)?.history;

beforeEach(async () => {
  published = [];
  for (const table of ['status_note', 'status_incident', 'status_probe', 'status_day', 'status_pulse'] as const) {
    await db.deleteFrom(table).execute();
  }
});

describe('a round of probes', () => {
  test('of a slot that another worker has written counts once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => record(START, sample('api', 'up'), sample('hub', 'down'))));
    const status = await readStatus(db);
    expect(historyOf(status, 'api')?.days.at(-1)).toEqual([1, 0, 0]);
    expect(historyOf(status, 'hub')?.cells.at(-1)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(published.filter(({ topic }) => topic === 'status')).toHaveLength(1);
  });

  test('that another worker has measured in part adds what is missing', async () => {
    await record(START, sample('api', 'up'));
    await record(START, sample('api', 'down'), sample('redis', 'up'));
    const { components } = await readStatus(db);
    expect(
      components.filter(({ newest }) => newest).map(({ component, newest }) => [component, newest?.state]),
    ).toEqual([
      ['api', 'up'],
      ['redis', 'up'],
    ]);
  });

  test('folded by a page gives what a fresh snapshot says, late ones and midnight included', async () => {
    await record(START, sample('api', 'up', 12), sample('hub', 'degraded', 2_000));
    let page = await readStatus(db);
    published = [];
    for (const [slot, ...samples] of [
      [START + 2, sample('api', 'down'), sample('hub', 'up')],
      [START + 1, sample('api', 'up', 900), sample('queues', 'up', 0)],
      [START + 8, sample('api', 'up', 3), sample('queues', 'up', 1)],
      [START + 200, sample('api', 'up', 4), sample('queues', 'up', 1), sample('hub', 'up')],
    ] as const) {
      await record(slot, ...samples);
    }
    for (const { events } of published) {
      page = events.reduce(foldStatus, page);
    }
    const fresh = await readStatus(db);
    for (const component of ['api', 'hub', 'queues'] as const) {
      expect(page.components.find((part) => part.component === component)).toEqual(
        fresh.components.find((part) => part.component === component),
      );
    }
    expect(page.measured_since).toBe(fresh.measured_since);
    expect(fresh.components.map(({ component, measured_since }) => [component, measured_since])).toEqual([
      ['api', START],
      ['hub', START],
      ['database', null],
      ['redis', null],
      ['workers', null],
      ['queues', START + 1],
      ['storage', null],
    ]);
  });

  test('is kept for two days, its day for ninety', async () => {
    const day = 5_760;
    await record(START - 100 * day, sample('api', 'up'));
    await record(START - 89 * day, sample('api', 'up'));
    await record(START, sample('api', 'up'));
    for (const trim of [trimProbes, trimDays]) await trim(db, isoOf(START));
    const status = await readStatus(db);
    expect(await db.selectFrom('status_probe').select('slot').execute()).toEqual([{ slot: START }]);
    expect(await db.selectFrom('status_day').select('up').execute()).toHaveLength(2);
    expect(historyOf(status, 'api')?.days[0]).toEqual([1, 0, 0]);
    expect(status.measured_since).toBe(START - 100 * day);
  });
});

describe('an automatic incident', () => {
  const run = async (component: Component, states: readonly (ProbeState | undefined)[], from = START) => {
    for (const [index, state] of states.entries()) if (state) await record(from + index, sample(component, state));
  };
  const incidents = async () => (await readStatus(db)).incidents;

  test('opens after three bad probes in a row and ends after three good ones', async () => {
    await run('hub', ['up', 'down', 'down']);
    expect(await incidents()).toEqual([]);
    await run('hub', ['down'], START + 3);
    expect(await incidents()).toMatchObject([
      {
        title: '实时通道服务中断',
        components: ['hub'],
        severity: 'major',
        is_automatic: true,
        started_at: new Date(slotStart(START + 1)).toISOString(),
        resolved_at: null,
        notes: [{ body: '连续 3 次检测未达标' }],
      },
    ]);
    await run('hub', ['up', 'up', 'down', 'up', 'up'], START + 4);
    expect((await incidents())[0]?.resolved_at).toBeNull();
    await run('hub', ['up'], START + 9);
    expect(await incidents()).toMatchObject([{ resolved_at: isoOf(START + 9), notes: [{}, {}] }]);
    expect(published.flatMap(({ events }) => events.filter(({ t }) => t === 'incident_changed'))).toHaveLength(2);
  });

  test('is raised when what was slow is gone', async () => {
    await run('api', ['degraded', 'degraded', 'degraded']);
    expect(await incidents()).toMatchObject([{ severity: 'minor', title: '接口性能下降' }]);
    await run('api', ['down', 'down', 'down'], START + 3);
    expect(await incidents()).toMatchObject([{ severity: 'major', title: '接口服务中断' }]);
  });

  test('is concluded from nothing that was not measured', async () => {
    await run('redis', ['down', 'down', undefined, 'down', 'down']);
    expect(await incidents()).toEqual([]);
  });

  test('is one per component, also with two workers', async () => {
    for (const slot of [START, START + 1, START + 2]) {
      await Promise.all([1, 2].map(() => record(slot, sample('api', 'down'), sample('hub', 'down'))));
    }
    expect((await incidents()).map(({ components }) => String(components[0])).toSorted()).toEqual(['api', 'hub']);
  });
});

describe('a round of measuring', () => {
  const deps = {
    db,
    callApi: async () => undefined,
    echoRedis: async () => undefined,
    queueDepth: async () => ({ waiting: 2, delayed: 5, active: 1, oldest_at: null }),
    measureSpace: async () => 'up' as const,
    now: () => new Date().toISOString(),
  };
  const beat = (process_id: string, kind: 'hub' | 'worker', detail: object) =>
    writeHeartbeat(db, { process_id, kind, detail });
  const statesOf = (samples: Sample[]) => Object.fromEntries(samples.map(({ component, state }) => [component, state]));

  const partOf = (component: Component, samples: Sample[]) => samples.find((sample) => sample.component === component);

  beforeEach(async () => {
    await db.deleteFrom('process_heartbeat').execute();
    await db.deleteFrom('outbox_job').execute();
    await probeWrite(db, 'api-1');
    await recordProbeAnswer(db, 'api-1');
    await db.updateTable('outbox_job').set({ queued_at: deps.now() }).execute();
  });

  test('distinguishes what answers from what does not, and why', async () => {
    const refused = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
    const samples = await measure({ ...deps, callApi: () => Promise.reject(refused) });
    expect(statesOf(samples)).toEqual({
      api: 'down',
      hub: 'down',
      database: 'up',
      redis: 'up',
      workers: 'down',
      queues: 'up',
      storage: 'up',
    });
    expect(samples.find(({ component }) => component === 'api')?.error).toBe('refused');
    expect(samples.find(({ component }) => component === 'queues')).toMatchObject({ backlog: 2, latency_ms: 0 });
  });

  test('a hub is as late as its canary, and one of two that delivers nothing is a degradation', async () => {
    await beat('worker-1', 'worker', {});
    await beat('hub-1', 'hub', { is_delivering: true, canary_latency_ms: 12.4 });
    const hubOf = (samples: Sample[]) => samples.find(({ component }) => component === 'hub');
    expect(hubOf(await measure(deps))).toMatchObject({ state: 'up', latency_ms: 12 });
    await beat('hub-2', 'hub', { is_delivering: false });
    expect(hubOf(await measure(deps))).toMatchObject({ state: 'degraded', latency_ms: 12 });
    await db.deleteFrom('process_heartbeat').where('process_id', '=', 'hub-1').execute();
    expect(hubOf(await measure(deps))).toMatchObject({ state: 'down', error: 'undelivered' });
  });

  test('a write that is long ago, and a job that is overdue, are down', async () => {
    const ago = (seconds: number) => sql<string>`clock_timestamp() - make_interval(secs => ${seconds})`;
    await db
      .insertInto('outbox_job')
      .values({ name: 'send-mail', job_key: 'late', payload: '{}', created_at: ago(31) })
      .execute();
    expect(partOf('queues', await measure(deps))).toMatchObject({ state: 'down', error: 'overdue', backlog: 3 });
    await db.deleteFrom('outbox_job').execute();
    expect(partOf('queues', await measure(deps))).toMatchObject({ state: 'up' });
    await db
      .updateTable('write_probe')
      .set({ job_back_at: ago(31) })
      .execute();
    expect(partOf('queues', await measure(deps))).toMatchObject({ state: 'down', error: 'overdue' });
    await db
      .updateTable('write_probe')
      .set({ written_at: ago(31) })
      .execute();
    expect(partOf('database', await measure(deps))).toMatchObject({ state: 'down', error: 'overdue' });
  });

  test('little room is a degradation, none is down, and a full Redis says so', async () => {
    const full = Object.assign(new Error("OOM command not allowed when used memory > 'maxmemory'."), {
      name: 'ReplyError',
    });
    const samples = await measure({ ...deps, measureSpace: async () => 'down', echoRedis: () => Promise.reject(full) });
    expect(partOf('storage', samples)).toMatchObject({ state: 'down', error: 'full', latency_ms: null });
    expect(partOf('redis', samples)).toMatchObject({ state: 'down', error: 'full' });
    const little = await measure({ ...deps, measureSpace: async () => 'degraded' });
    expect(partOf('storage', little)).toMatchObject({ state: 'degraded', error: null });
  });

  test('without the database says only what was measured without it', async () => {
    const gone = createDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:9/nowhere' });
    const samples = await measure({ ...deps, db: gone });
    expect(statesOf(samples)).toEqual({ api: 'up', database: 'down', redis: 'up', storage: 'up' });
    expect(samples.find(({ component }) => component === 'database')?.error).toBe('refused');
    await gone.destroy();
  });
});

describe('an incident by an admin', async () => {
  const admin = await buildAccount(db, 'admin');
  const clock = { ms: Date.now() };
  const now = () => new Date((clock.ms += 1_000)).toISOString();
  const service = createStatusService({ db, publisher, now });
  const open = () =>
    service.open(admin, { title: '计划检修', components: ['api', 'hub'], severity: 'minor', note: '今晚升级' });

  test('is logged for every page, with its notes newest first, and stands in the audit log', async () => {
    const { id } = await open();
    await service.addNote(admin, id, '升级开始');
    const lastEvent = published.flatMap(({ events }) => events).at(-1);
    expect(lastEvent).toMatchObject({ t: 'incident_changed', p: { incident: { id } } });
    expect((await readStatus(db)).incidents).toMatchObject([
      { id, notes: [{ body: '升级开始' }, { body: '今晚升级' }] },
    ]);
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('target_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { action: 'incident.open', actor_id: admin.user_id },
      { action: 'incident.note', actor_id: admin.user_id },
    ]);
  });

  test('is ended and opened again by hand; of two changes at once one wins', async () => {
    const { id, updated_at, ...rest } = await open();
    const change = { title: rest.title, components: rest.components, severity: rest.severity, updated_at };
    const answers = await Promise.allSettled([
      service.change(admin, id, { ...change, is_resolved: true }),
      service.change(admin, id, { ...change, is_resolved: true }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ updated_at: newest, resolved_at } = { updated_at: '', resolved_at: null }] = (await readStatus(db))
      .incidents;
    expect(resolved_at).not.toBeNull();
    const reopened = await service.change(admin, id, { ...change, is_resolved: false, updated_at: newest });
    expect(reopened.resolved_at).toBeNull();
  });

  test('that the probes opened cannot be ended by hand, but explained', async () => {
    for (const slot of [START, START + 1, START + 2]) await record(slot, sample('redis', 'down'));
    const [found] = (await readStatus(db)).incidents;
    if (!found) throw new Error('no incident');
    const { id, updated_at, components, severity } = found;
    const change = { title: 'Redis 正在重启', components, severity, updated_at };
    await expect(service.change(admin, id, { ...change, is_resolved: true })).rejects.toMatchObject({
      code: 'incident_automatic',
    });
    expect(await service.change(admin, id, { ...change, is_resolved: false })).toMatchObject({
      title: 'Redis 正在重启',
    });
    for (const slot of [START + 3, START + 4, START + 5]) await record(slot, sample('redis', 'up'));
    expect((await readStatus(db)).incidents[0]).toMatchObject({
      title: 'Redis 正在重启',
      resolved_at: isoOf(START + 5),
    });
  });

  test('that does not exist is not found', async () => {
    await expect(service.addNote(admin, admin.user_id, '无')).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('before the first probe the status is empty, not wrong', async () => {
  const status = await readStatus(db);
  expect(status).toMatchObject({ measured_since: null, incidents: [] });
  expect(status.components.map(({ component }) => component)).toEqual([...COMPONENTS]);
  expect(status.components.every(({ newest }) => newest === null)).toBe(true);
});

test('whoever asks within five seconds gets the same answer', async () => {
  const service = createStatusService({ db, publisher: silentPublisher, now: () => new Date().toISOString() });
  const [one, two] = [service.get(), service.get()];
  expect(one).toBe(two);
  await one;
});
