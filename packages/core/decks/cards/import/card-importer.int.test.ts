import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { foldJobProgress } from '@pailei/contracts/ground/job-progress/job-progress.fold';
import { jobProgressTopic, type JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { runTransaction } from '@pailei/db/tx';
import { payloadOf } from '@pailei/contracts/topics/topic';
import { readSince } from '@pailei/live/log';
import { describe, expect, test } from 'vitest';
import { topicRegistry } from '../../../features/features.ts';
import { createFetchPublic, type FetchPublic } from '../../../ground/outgoing/fetch-public.ts';
import { OutgoingError } from '../../../ground/outgoing/open-public.ts';
import { catalogueOf, entry, fileOf, openCatalogue } from '../catalogue.fixture.ts';
import { cardsByNumber } from '../cards.reads.ts';
import { importInProcess } from './import-in-process.ts';
import { findIdleImports } from './imports.sweep.ts';

const { db, publisher, world, now, importerOn, importer, service, admin, importOf, importFile, versions } =
  await openCatalogue();

const countCards = async () =>
  (
    await db
      .selectFrom('card')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('an import', () => {
  test('of the same file again writes nothing', async () => {
    const first = await importFile(catalogueOf(1_234));
    expect(first).toMatchObject({ status: 'done', total: 1_234, done: 1_234, added: 1_234, changed: 0, content: null });
    const before = await versions();
    expect(await importFile(catalogueOf(1_234))).toMatchObject({ status: 'done', added: 0, changed: 0 });
    expect(await versions()).toEqual(before);
  });

  test('writes the one card that was changed, and adds what is new', async () => {
    await importFile(catalogueOf(700));
    const before = await versions();
    const entries = [...catalogueOf(700).with(41, entry(42, { cost: 9, name: '改名' })), entry(5_000)];
    expect(await importFile(entries)).toMatchObject({ added: 1, changed: 1, skipped: 0 });
    const after = await versions();
    expect(after.filter(({ dbf_id, xmin }) => xmin !== before.find((one) => one.dbf_id === dbf_id)?.xmin)).toHaveLength(
      2,
    );
    expect((await cardsByNumber(db, [42])).get(42)).toMatchObject({ name: '改名', cost: 9 });
  });

  test('of thousands of cards takes well under two seconds', async () => {
    const startedAt = performance.now();
    expect(await importFile(catalogueOf(4_400))).toMatchObject({ added: 4_400 });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('counts what it leaves out', async () => {
    const entries = [entry(1), entry(1, { name: '重号' }), { name: '无号' }, 'text', entry(2)];
    expect(await importFile(entries)).toMatchObject({ status: 'done', total: 5, done: 5, added: 2, skipped: 3 });
    expect((await cardsByNumber(db, [1])).get(1)?.name).toBe('第1张');
  });

  test('of a broken file changes no card, and says why', async () => {
    await importFile([entry(1)]);
    const { id } = await service.importFile(admin, Buffer.from('[{"dbfId":2,"name":"二"},{oops}]'));
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({
      status: 'failed',
      error: '文件不是有效的 JSON（第 2 项）',
      content: null,
    });
    expect(await countCards()).toBe(1);
  });

  test('is one at a time, and its job waits with it', async () => {
    const { id } = await service.importFile(admin, fileOf([entry(1)]));
    await expect(service.importUrl(admin, 'https://example.com/cards.json')).rejects.toThrow('已有导入正在进行');
    expect((await readSince(db, dashboardTopic.of(), 0, 100)).at(-1)).toMatchObject({
      t: 'card_import_started',
      p: { import_id: id },
    });
    const jobs = await db.selectFrom('outbox_job').select(['name', 'payload']).execute();
    expect(jobs).toEqual([{ name: 'import-cards', payload: { import_id: id } }]);
    await Promise.all([importer.run(id), importer.run(id)]);
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({ status: 'done', added: 1, attempts: 1 });
    expect((await service.importFile(admin, fileOf([entry(2)]))).status).toBe('queued');
  });

  test('logs its progress', async () => {
    const { id } = await service.importFile(admin, fileOf(catalogueOf(1_100)));
    const snapshot = () =>
      runTransaction(db, (trx) => topicRegistry['job']!.snapshot(trx, id, 'head')) as Promise<JobProgress>;
    const before = await snapshot();
    expect(before).toMatchObject({ id, kind: 'card_import', status: 'queued', done: 0 });
    await importer.run(id);
    const events = await readSince(db, jobProgressTopic.of(id), 0, 100);
    expect(events.map((event) => payloadOf(jobProgressTopic, 'job_progressed', event)?.done)).toEqual([
      0, 500, 1_000, 1_100, 1_100,
    ]);
    const shown = events.reduce<JobProgress | null>(foldJobProgress, before);
    expect(shown).toEqual(await snapshot());
    expect(shown).toMatchObject({ status: 'done', message: '新增 1100 张，更新 0 张，跳过 0 项' });
  });
});

describe('an import that breaks off', () => {
  /** A process that is gone after so many batches. */
  function dyingImporter(batches: number) {
    let left = batches + 1;
    const dying = new Proxy(db, {
      get(target, key) {
        if (key === 'startTransaction' && (left -= 1) < 0) throw new Error('killed');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return importerOn(dying);
  }

  test('is found by the sweep, and goes on where it was with right counts', async () => {
    const { id } = await service.importFile(admin, fileOf([...catalogueOf(1_700), 'no card']));
    await expect(dyingImporter(2).run(id)).rejects.toThrow('killed');
    expect(await importOf(id)).toMatchObject({ status: 'running', done: 1_001, added: 1_000, skipped: 1 });
    expect(await countCards()).toBe(1_000);
    const before = await versions();
    world.shiftMs = 1_000;
    expect(await findIdleImports(db, now())).toEqual([{ id, attempts: 1 }]);
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({ status: 'done', total: 1_701, done: 1_701, added: 1_700, changed: 0 });
    expect((await versions()).slice(0, 1_000)).toEqual(before);
  });

  test('without a sign of life stays with its process for a minute', async () => {
    const { id } = await service.importFile(admin, fileOf([entry(1)]));
    await db
      .updateTable('card_import')
      .set({ status: 'running', attempts: 1, lease_until: new Date(Date.now() + 60_000).toISOString() })
      .execute();
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({ status: 'running', attempts: 1 });
    world.shiftMs = 61_000;
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('that somebody else took over writes no more', async () => {
    const { id } = await service.importUrl(admin, 'https://example.com/cards.json');
    world.answer = async () => {
      await db.updateTable('card_import').set({ attempts: 7 }).execute();
      return { status: 200, type: 'application/json', bytes: fileOf([entry(1)]) };
    };
    await importer.run(id);
    expect(await countCards()).toBe(0);
    expect(await importOf(id)).toMatchObject({ status: 'running', attempts: 7 });
  });

  test('again and again is given up', async () => {
    const { id } = await service.importFile(admin, fileOf([entry(1)]));
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(dyingImporter(-1).run(id)).rejects.toThrow('killed');
      world.shiftMs += 1_000;
    }
    await importer.run(id);
    expect(await importOf(id)).toMatchObject({ status: 'failed', error: '多次尝试都没有完成，请稍后再导入' });
  });
});

describe('an import by the operator', () => {
  test('runs in the operator’s own process, and stands in the history and the audit log', async () => {
    const deps = { db, publisher, now, fetchPublic: createFetchPublic() };
    const run = await importInProcess(deps, { content: fileOf([entry(1)]), url: null });
    expect(run).toMatchObject({ source: 'command', status: 'done', added: 1, started_by: null });
    const audit = db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('target_id', '=', run?.id ?? '');
    expect(await audit.execute()).toEqual([{ action: 'cards.import', actor_role: 'system' }]);
    await service.importFile(admin, fileOf([entry(2)]));
    await expect(importInProcess(deps, { content: fileOf([]), url: null })).rejects.toThrow('已有导入正在进行');
  });
});

describe('an import from an address', () => {
  async function importUrl(url = 'https://cards.example/zhCN.json') {
    const { id } = await service.importUrl(admin, url);
    await importer.run(id);
    return importOf(id);
  }

  test('reads what it answers', async () => {
    world.answer = async () => ({ status: 200, type: 'application/json', bytes: fileOf([entry(1)]) });
    expect(await importUrl()).toMatchObject({ status: 'done', added: 1, url: 'https://cards.example/zhCN.json' });
  });

  test.each<[string, () => ReturnType<FetchPublic>, string]>([
    ['is not there', async () => ({ status: 404, type: '', bytes: Buffer.from('') }), '无法访问这个地址（HTTP 404）'],
    ['does not answer', () => Promise.reject(new OutgoingError('unreachable', 'x')), '无法访问这个地址'],
    ['has no name server', () => Promise.reject(new Error('ENOTFOUND')), '无法访问这个地址'],
    ['answers without an end', () => Promise.reject(new OutgoingError('too_large', 'x')), '文件超过 32 MB'],
    [
      'answers a page',
      async () => ({ status: 200, type: 'text/html', bytes: Buffer.from('<html>') }),
      '文件不是卡牌目录：应为 JSON 数组，每项含 dbfId、name、type、cardClass、set',
    ],
  ])('that %s is a failed run with its reason', async (_what, answering, error) => {
    world.answer = answering;
    expect(await importUrl()).toMatchObject({ status: 'failed', error });
  });

  test('of a private network is refused', async () => {
    world.answer = createFetchPublic();
    expect(await importUrl('https://127.0.0.1/cards.json')).toMatchObject({
      status: 'failed',
      error: '这个地址不在公网上，或不是 https，已拒绝访问',
    });
  });
});
