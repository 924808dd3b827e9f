import { useOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { createDatabase } from '@pailei/db/client';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import type { FetchPublic } from '../../ground/outgoing/fetch-public.ts';
import { createCardImporter } from './import/card-importer.ts';
import { createCardsService } from './cards.service.ts';

type Entry = Record<string, unknown> & { dbfId: number };

/** One card as a catalogue file has it. */
export const entry = (dbfId: number, fields: object = {}): Entry => ({
  dbfId,
  name: `第${dbfId}张`,
  cost: dbfId % 11,
  rarity: 'COMMON',
  type: 'MINION',
  cardClass: 'NEUTRAL',
  set: 'CORE',
  ...fields,
});

export const catalogueOf = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));
export const fileOf = (entries: readonly unknown[]) => Buffer.from(JSON.stringify(entries));

/** An empty catalogue before each test, and all that fills it, with a clock and an outside world that the test turns. */
export async function openCatalogue() {
  const database = await useTestDatabase();
  const db = createDatabase({ url: database.url });
  const owner = useOwner(database);
  afterAll(() => db.destroy());
  const nothing: FetchPublic = () => Promise.reject(new Error('nothing is called in this test'));
  const world = { shiftMs: 0, answer: nothing };
  const now = () => new Date(Date.now() + world.shiftMs).toISOString();
  const importerOn = (database: typeof db) =>
    createCardImporter({
      db: database,
      publisher: silentPublisher,
      now,
      fetchPublic: (url, limits) => world.answer(url, limits),
    });
  const importer = importerOn(db);
  const service = createCardsService({ db, publisher: silentPublisher });
  const admin = await buildAccount(db, 'admin');
  beforeEach(async () => {
    Object.assign(world, { shiftMs: 0, answer: nothing });
    await sql`truncate card, card_import, outbox_job`.execute(owner);
    await db.updateTable('card_source').set({ refresh_url: '', refreshed_at: null }).execute();
  });

  const importOf = (id: string) =>
    db.selectFrom('card_import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function importFile(entries: readonly unknown[]) {
    const { id } = await service.importFile(admin, fileOf(entries));
    await importer.run(id);
    return importOf(id);
  }

  /** Which rows were written, by their hidden versions. */
  const versions = async () =>
    (await sql<{ dbf_id: number; xmin: string }>`select dbf_id, xmin::text from card order by dbf_id`.execute(db)).rows;

  return {
    db,
    publisher: silentPublisher,
    world,
    now,
    importerOn,
    importer,
    service,
    admin,
    importOf,
    importFile,
    versions,
  };
}
