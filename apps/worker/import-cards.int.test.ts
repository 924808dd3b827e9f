import { createCardImporter } from '@pailei/core/decks/cards/import/card-importer';
import { createCardsService } from '@pailei/core/decks/cards/cards.service';
import { createFetchPublic } from '@pailei/core/ground/outgoing/fetch-public';
import { createDatabase } from '@pailei/db/client';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, expect, test } from 'vitest';
import { composeWorkerWork, type WorkerDeps } from './deps.ts';
import type { JobQueue, QueuedJob } from './queue.ts';
import { sweepDue } from './sweep.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const work = composeWorkerWork();

const cards = Array.from({ length: 1_200 }, (_, index) => {
  const dbfId = index + 1;
  return { dbfId, name: `第${dbfId}张`, cost: 1, rarity: 'RARE', type: 'SPELL', cardClass: 'MAGE', set: 'CORE' };
});

test('an import whose worker was killed in the middle is taken up by the sweep of another', async () => {
  let shiftMs = 0;
  const now = () => new Date(Date.now() + shiftMs).toISOString();
  const cardImporter = createCardImporter({ db, publisher: silentPublisher, now, fetchPublic: createFetchPublic() });
  const admin = await buildAccount(db, 'admin');
  const service = createCardsService({ db, publisher: silentPublisher });
  const { id } = await service.importFile(admin, Buffer.from(JSON.stringify(cards)));
  // as a process leaves it that dies after its first batch
  await db
    .updateTable('card_import')
    .set({ status: 'running', attempts: 1, lease_until: now(), total: 1_200, done: 500, added: 500 })
    .execute();

  const queued: QueuedJob[] = [];
  const queue = {
    add: async (jobs: readonly QueuedJob[]) => void queued.push(...jobs),
  } as Partial<JobQueue> as JobQueue;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toEqual([]);
  shiftMs = 2_000;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toMatchObject([{ name: 'import-cards', payload: { import_id: id } }]);

  const job = work.handlers.get('import-cards');
  await job?.run({ cardImporter } as Partial<WorkerDeps> as WorkerDeps, { import_id: id });
  const run = await db.selectFrom('card_import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(run).toMatchObject({ status: 'done', done: 1_200, added: 1_200, attempts: 2, content: null });
  queued.length = 0;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toEqual([]);
});
