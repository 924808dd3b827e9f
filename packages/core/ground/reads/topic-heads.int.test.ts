import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { createDatabase } from '@pailei/db/client';
import { silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { inTransaction } from '@pailei/live/transaction';
import { newId } from '@pailei/db/id';
import { afterAll, expect, test, vi } from 'vitest';
import { createTopicHeads } from './topic-heads.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url, max: 2 });
afterAll(() => db.destroy());

const changeShop = () =>
  inTransaction({ db, publisher: silentPublisher }, async (_trx, log) => {
    log.add(shopTopic.of(), 'stock_changed', { id: newId(), stock_quantity: 1, points_price: 1, is_active: true });
  });

const versionIn = (at: string) => Number(at.split('-').at(-1));

test('however many ask for however many topics, they share a query, and each is told its own head', async () => {
  const heads = createTopicHeads(db);
  await changeShop();
  const query = vi.spyOn(db, 'executeQuery');
  const topics = [shopTopic.of(), 'lobby', `match:${newId()}`];
  const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => heads.get(topics[index % 3] ?? '')));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(new Set(answers).size).toBe(2);
  expect(versionIn(answers[0]!)).toBe(1);
  expect([versionIn(answers[1]!), versionIn(answers[2]!)]).toEqual([0, 0]);
});

test('nobody is told of a head that was read before they asked', async () => {
  const heads = createTopicHeads(db);
  const read = async () => versionIn(await heads.get(shopTopic.of()));
  const first = await read();
  const world = { committed: first, isOver: false };
  const asking = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (!world.isOver) {
        const before = world.committed;
        expect(await read()).toBeGreaterThanOrEqual(before);
      }
    }),
  );
  for (let change = 1; change <= 20; change += 1) {
    await changeShop();
    world.committed = first + change;
  }
  world.isOver = true;
  await asking;
  expect(await read()).toBe(first + 20);
});

test('a database that does not answer is told to those who asked, and asked anew for the next', async () => {
  const heads = createTopicHeads(db);
  const broken = vi.spyOn(db, 'executeQuery').mockRejectedValueOnce(new Error('away'));
  const answers = await Promise.allSettled([heads.get('lobby'), heads.get('shop')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken.mockRestore();
  expect(versionIn(await heads.get('lobby'))).toBe(0);
});

test('a database that hangs holds up for a second whoever can go another way, and the others until it answers', async () => {
  const heads = createTopicHeads(db);
  let goOn: () => void = () => undefined;
  const query = db.executeQuery.bind(db);
  const hanging = vi.spyOn(db, 'executeQuery').mockImplementationOnce(async (...args) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return query(...args) as never;
  });
  const answer = vi.fn<(version: string | undefined) => void>();
  heads.ask('lobby', answer);
  const patient = heads.get('lobby');
  await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(undefined), { timeout: 3_000 });
  hanging.mockRestore();
  goOn();
  expect(versionIn(await patient)).toBe(0);
  expect(answer).toHaveBeenCalledTimes(1);
});
