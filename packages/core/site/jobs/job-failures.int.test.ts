import { createDatabase } from '@pailei/db/client';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { recordFailure, trimFailures } from './failures.repository.ts';
import { stalledEvents } from '../../play/staff/stalled-events.ts';
import { createJobsService } from './jobs.service.ts';
import { findStopped, recordJobDone, recordJobGivenUp } from './stopped-jobs.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

let lastMs = 0;
/** No two things happen in the same millisecond. */
const now = () => new Date((lastMs = Math.max(Date.now(), lastMs + 1))).toISOString();
const jobs = createJobsService({ db, publisher: silentPublisher, now, stalledEvents });
const admin = await buildAccount(db, 'admin');

let made = 0;
const deps = { db, publisher: silentPublisher, now, stalledEvents };
const nextKey = () => `advance-tournament_${(made += 1)}`;
const fail = (key: string, error = 'boom') =>
  recordFailure(db, {
    name: 'advance-tournament',
    key,
    payload: { tournament_id: '7' },
    tournament_id: null,
    error,
    at: now(),
    isStopped: false,
  });
const failures = async (state: 'open' | 'resolved' = 'open') =>
  (await jobs.failures({ state, skip: 0, limit: 100 })).items;
const failureOf = async (key: string) => (await failures()).find((failure) => failure.job_key === key)!;
const outbox = () => db.selectFrom('outbox_job').select(['name', 'job_key', 'payload']).orderBy('id').execute();

describe('a job that was given up', () => {
  test('stands once, however often and by whichever way it fails again', async () => {
    const key = nextKey();
    await fail(key);
    await fail(`${key}_swept`, 'boom again');
    await Promise.all([fail(key), fail(`${key}_retry1700000000000`)]);
    const found = (await failures()).filter((failure) => failure.job_key === key);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ failures: 4, state: 'open', payload: { tournament_id: '7' } });
  });

  test('goes into the outbox again under a key of its own, and is closed when it is done', async () => {
    const key = nextKey();
    await fail(key);
    const { id } = await failureOf(key);
    expect(await jobs.retry(admin, id)).toMatchObject({ state: 'retrying' });
    const queued = (await outbox()).at(-1);
    expect(queued).toMatchObject({ name: 'advance-tournament', payload: { tournament_id: '7' } });
    expect(queued?.job_key).toMatch(new RegExp(`^${key}_retry\\d+$`));
    await recordJobDone(deps, { name: queued!.name, key: queued!.job_key, payload: queued!.payload });
    expect((await failures('resolved')).find((failure) => failure.id === id)).toMatchObject({ resolution: 'done' });
  });

  test('is open again when the retry fails too', async () => {
    const key = nextKey();
    await fail(key);
    const { id } = await failureOf(key);
    await jobs.retry(admin, id);
    await fail(`${key}_retry1700000000000`, 'still broken');
    expect(await failureOf(key)).toMatchObject({ id, state: 'open', error: 'still broken', failures: 2 });
  });
});

test('a failure is settled once: of two who dismiss it at once one is told so', async () => {
  const key = nextKey();
  await fail(key);
  const { id } = await failureOf(key);
  const both = await Promise.allSettled([jobs.dismiss(admin, id, '已手动处理'), jobs.dismiss(admin, id, '已手动处理')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(jobs.retry(admin, id)).rejects.toMatchObject({ code: 'failure_resolved' });
  const rows = await db.selectFrom('audit_log').select('action').where('target_id', '=', key).execute();
  expect(rows).toEqual([{ action: 'job.dismiss' }]);
});

test('a dismissed job that fails later is a new failure', async () => {
  const key = nextKey();
  await fail(key);
  await jobs.dismiss(admin, (await failureOf(key)).id, '暂不处理');
  await fail(key);
  expect(await failureOf(key)).toMatchObject({ failures: 1, state: 'open' });
});

test('what was settled a month ago is forgotten, what is open never', async () => {
  const [open, old] = [nextKey(), nextKey()];
  await fail(open);
  await fail(old);
  const { id } = await failureOf(old);
  await jobs.dismiss(admin, id, '已手动处理');
  await trimFailures(db, new Date(Date.now() + 31 * 86_400_000).toISOString());
  expect((await failures('resolved')).map((failure) => failure.id)).not.toContain(id);
  expect(await failureOf(open)).toBeDefined();
});

describe('a job that fails by its own fault', () => {
  const broken = new Error('duplicate key value violates unique constraint');
  const away = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
  const giveUp = (key: string, error: Error) =>
    recordJobGivenUp(deps, { name: 'advance-tournament', key, payload: { tournament_id: '7' }, error });
  const incidents = () =>
    db.selectFrom('status_incident').select(['title', 'resolved_at']).orderBy('started_at').orderBy('id').execute();

  test('stops, opens one incident with the others, and ends it when all are settled', async () => {
    const [one, other] = [nextKey(), nextKey()];
    await Promise.all([giveUp(one, broken), giveUp(`${other}_swept`, broken)]);
    expect(await findStopped(deps, [one, other, nextKey()])).toEqual(new Set([one, other]));
    expect(await incidents()).toEqual([{ title: '后台任务反复失败', resolved_at: null }]);
    await recordJobDone(deps, { name: 'advance-tournament', key: `${one}_retry1`, payload: {} });
    expect((await incidents())[0]?.resolved_at).toBeNull();
    await jobs.dismiss(admin, (await failureOf(other)).id, '已手动处理');
    expect((await incidents())[0]?.resolved_at).not.toBeNull();
    expect(await findStopped(deps, [one, other])).toEqual(new Set());
  });

  test('is tried again after ten minutes', async () => {
    const key = nextKey();
    await giveUp(key, broken);
    const later = () => new Date(Date.now() + 601_000).toISOString();
    expect(await findStopped({ db, now: later }, [key])).toEqual(new Set());
    await recordJobDone(deps, { name: 'advance-tournament', key: `${key}_swept`, payload: {} });
  });

  test('for want of what the site stands on goes on, without an incident', async () => {
    const before = await incidents();
    const key = nextKey();
    await giveUp(key, away);
    expect(await findStopped(deps, [key])).toEqual(new Set());
    expect(await incidents()).toEqual(before);
  });
});
