import { describe, expect, test } from 'vitest';
import { OutgoingError } from '../../ground/outgoing/open-public.ts';
import { entry, fileOf, openCatalogue } from './catalogue.fixture.ts';
import { startDueRefresh } from './cards-refresh.ts';
import { trimImports } from './import/imports.sweep.ts';

const { db, publisher, world, now, importer, service, admin, importFile } = await openCatalogue();

describe('the nightly refresh', () => {
  const URL = 'https://cards.example/zhCN.json';
  const runs = () => db.selectFrom('card_import').select(['source', 'url', 'started_by']).execute();

  test('is off without an address', async () => {
    await startDueRefresh({ db, publisher, now });
    expect(await runs()).toEqual([]);
  });

  test('runs for a new address at once, then once a night, whoever asks', async () => {
    await service.setSource(admin, URL);
    await Promise.all([startDueRefresh({ db, publisher, now }), startDueRefresh({ db, publisher, now })]);
    expect(await runs()).toEqual([{ source: 'nightly', url: URL, started_by: null }]);
    world.answer = () => Promise.reject(new OutgoingError('unreachable', 'x'));
    for (const { id } of await db.selectFrom('card_import').select('id').execute()) await importer.run(id);
    await service.setSource(admin, URL);
    await startDueRefresh({ db, publisher, now });
    expect(await runs()).toHaveLength(1);
    world.shiftMs = 24 * 3_600_000;
    await startDueRefresh({ db, publisher, now });
    expect(await runs()).toHaveLength(2);
  });

  test('waits while another run is under way', async () => {
    const { id } = await service.importFile(admin, fileOf([entry(1)]));
    await service.setSource(admin, URL);
    await startDueRefresh({ db, publisher, now });
    expect(await runs()).toHaveLength(1);
    await importer.run(id);
    await startDueRefresh({ db, publisher, now });
    expect(await runs()).toHaveLength(2);
  });

  test('leaves its line in the history for 90 days', async () => {
    await importFile([entry(1)]);
    await trimImports(db, new Date(Date.now() + 89 * 86_400_000).toISOString());
    expect(await runs()).toHaveLength(1);
    await trimImports(db, new Date(Date.now() + 91 * 86_400_000).toISOString());
    expect(await runs()).toEqual([]);
  });
});
