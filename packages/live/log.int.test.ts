import { createDatabase, type Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../tests/support/fixtures.ts';
import { openContracts, openTopic } from '../../tests/support/open-contracts.ts';
import {
  createLiveLog,
  readDelayedHead,
  readEpoch,
  readHeads,
  readLast,
  readSince,
  readSweep,
  rotateEpoch,
  trimLog,
  type Appended,
} from './log.ts';
import { jobProgressTopic } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { inTransaction } from './transaction.ts';

let db: Db;
const rung: Appended[][] = [];
const publisher = { publish: (appended: Appended[]) => void rung.push(appended), close: () => undefined };
const contracts = openContracts;

beforeAll(async () => {
  db = createDatabase({ url: (await useTestDatabase()).url });
});
afterAll(() => db.destroy());

test('versions are dense and in the order of the commits, whoever writes', async () => {
  const topics = [openTopic(matchTopic.of('order')), openTopic(lobbyTopic.of()), openTopic(matchTopic.of('other'))];
  await Promise.all(
    Array.from({ length: 60 }, (_, mark) =>
      inTransaction({ db, publisher, contracts }, async (_trx, log) => {
        for (const topic of mark % 2 === 0 ? topics : topics.toReversed()) log.add(topic, 'marked', { mark });
      }),
    ),
  );
  for (const topic of topics) {
    const events = await readSince(db, topic, 0, 100);
    expect(events.map(({ v }) => v)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  }
  expect(await readHeads(db, [...topics, 'match:none'])).toEqual(
    new Map([...topics.map((topic) => [topic, 60] as const), ['match:none', 0]]),
  );
});

test('write returns the new versions, and what follows is written before the commit', async () => {
  const topic = openTopic(matchTopic.of('versions'));
  rung.length = 0;
  await inTransaction({ db, publisher, contracts }, async (_trx, log) => {
    log.add(topic, 'first', { a: 1 });
    log.add(topic, 'second', { text: '牌擂 "引号"' });
    expect(await log.write()).toEqual(new Map([[topic, 2]]));
    expect(await log.write()).toEqual(new Map());
    expect(log.versionOf(topic)).toBe(2);
    expect(() => log.versionOf('match:other')).toThrow('match:other');
    log.add(topic, 'third', {});
  });
  const events = await readSince(db, topic, 0, 10);
  expect(events).toMatchObject([
    { v: 1, t: 'first', p: { a: 1 } },
    { v: 2, t: 'second', p: { text: '牌擂 "引号"' } },
    { v: 3, t: 'third', p: {} },
  ]);
  expect(rung).toEqual([
    [
      expect.objectContaining({ topic, events: events.slice(0, 2) }),
      expect.objectContaining({ topic, events: events.slice(2) }),
    ],
  ]);
  expect(await readLast(db, topic, 0, 2)).toEqual(events.slice(1));
  expect(await readSince(db, topic, 1, 1)).toEqual(events.slice(1, 2));
});

test('what is rolled back is neither written nor rung', async () => {
  const topic = openTopic(matchTopic.of('rolled-back'));
  rung.length = 0;
  const failing = inTransaction({ db, publisher, contracts }, async (_trx, log) => {
    log.add(topic, 'marked', {});
    await log.write();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readSince(db, topic, 0, 10)).toEqual([]);
  expect(rung).toEqual([]);
});

test('the delayed head is the last version old enough', async () => {
  const topic = openTopic(matchTopic.of('delayed'));
  await inTransaction({ db, publisher, contracts }, async (_trx, log) => log.add(topic, 'old', {}));
  expect(await readDelayedHead(db, topic, 0)).toBe(1);
  expect(await readDelayedHead(db, topic, 60)).toBe(0);
  expect(await readDelayedHead(db, matchTopic.of('never'), 60)).toBe(0);
});

test('trimming keeps the record of matches, and heads stay', async () => {
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  for (const topic of [matchTopic.of('kept'), jobProgressTopic.of('gone'), 'tournaments-like']) {
    await db.insertInto('live_head').values({ topic, version: 1 }).execute();
    await db
      .insertInto('live_event')
      .values({ topic, version: 1, type: 'old', payload: '{}', created_at: old })
      .execute();
  }
  expect(await trimLog(db, new Date().toISOString())).toBe(2);
  expect(await readSince(db, matchTopic.of('kept'), 0, 10)).toHaveLength(1);
  expect(await readHeads(db, [jobProgressTopic.of('gone')])).toEqual(new Map([[jobProgressTopic.of('gone'), 1]]));
});

test('trimming finds what is old by the index made for it', async () => {
  const scans = await runTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await trimLog(trx, new Date().toISOString());
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('live_event_trim'::regclass) as scans`.execute(trx);
    return rows[0]?.scans;
  });
  expect(scans).toBe(1);
});

test('a rotated epoch is another one, and the sweep reads it with the heads', async () => {
  const before = await readEpoch(db);
  const after = await runTransaction(db, rotateEpoch);
  expect(after).not.toBe(before);
  const sweep = await readSweep(db, [matchTopic.of('kept'), 'match:none']);
  expect(sweep).toMatchObject({ epoch: after, heads: { [matchTopic.of('kept')]: 1 } });
  expect(Math.abs(Date.parse(sweep.now) - Date.now())).toBeLessThan(60_000);
});

test('a transaction collects only its own events', async () => {
  await runTransaction(db, async (trx) => {
    const log = createLiveLog(trx, contracts);
    expect(await log.write()).toEqual(new Map());
    expect(log.appended()).toEqual([]);
  });
});
