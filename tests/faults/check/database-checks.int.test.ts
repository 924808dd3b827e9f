import { createDatabase, type Db } from '@pailei/db/client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../support/fixtures.ts';
import { openContracts, openTopic } from '../../support/open-contracts.ts';
import { findHoles, findIdleTransactions, findLostCommands, readPublicHeads } from './database-checks.ts';

let db: Db;

beforeAll(async () => {
  const { url } = await useTestDatabase();
  db = createDatabase({ url, max: 2 });
});

afterAll(() => db.destroy());

async function append(topic: string, count: number): Promise<void> {
  const publisher = { publish: () => undefined, close: () => Promise.resolve() };
  await inTransaction({ db, publisher, contracts: openContracts }, async (_trx, log) => {
    for (let number = 1; number <= count; number += 1) log.add(openTopic(topic), 'side_ready', { number });
    await log.write();
  });
}

test('a whole log has no holes, and its head is known', async () => {
  await append(matchTopic.of('whole'), 3);
  expect(await findHoles(db)).toEqual([]);
  expect((await readPublicHeads(db)).versions).toMatchObject({ [matchTopic.of('whole')]: 3 });
});

test.each([
  ['first', 1],
  ['middle', 2],
  ['last', 3],
])('a log without its %s event is found', async (place, version) => {
  const topic = matchTopic.of(place);
  await append(topic, 3);
  await db.deleteFrom('live_event').where('topic', '=', topic).where('version', '=', version).execute();
  expect(await findHoles(db)).toEqual([expect.stringContaining(topic)]);
  await db.deleteFrom('live_event').where('topic', '=', topic).execute();
  await db.deleteFrom('live_head').where('topic', '=', topic).execute();
});

test('an acknowledged command that the log does not hold is found', async () => {
  const topic = matchTopic.of('acknowledged');
  await append(topic, 1);
  const lost = await findLostCommands(db, [{ topic, version: 2, state: {} as never }]);
  expect(lost).toEqual([expect.stringContaining('2 was acknowledged')]);
});

test('a transaction that is left open is found', async () => {
  const transaction = await db.startTransaction().execute();
  await transaction.selectFrom('live_epoch').select('epoch').execute();
  await vi.waitFor(async () => expect(await findIdleTransactions(db, 10)).toHaveLength(1));
  expect(await findIdleTransactions(db)).toEqual([]);
  await transaction.rollback().execute();
});
