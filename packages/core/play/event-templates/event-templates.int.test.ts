import type { DataOf } from '@pailei/contracts/http/endpoint';
import { eventTemplatesApi, type EventTemplate } from '@pailei/contracts/play/event-templates/event-templates.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { createEventTemplatesService } from '@pailei/core/play/event-templates/event-templates.service';
import { NO_TIMING } from '@pailei/domain/event-series/event-series';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildAccount } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/admin/event-templates';

let admin = '';
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

const bodyOf = (name: string, capacity = 16) => ({
  name,
  plan: {
    details: { name: '周赛', description: '', stream_url: null, capacity, settings: DEFAULT_TOURNAMENT_SETTINGS },
    timing: { ...NO_TIMING, check_in_opens: 30 },
  },
});
const create = (name: string) =>
  call<EventTemplate>(app, { method: 'POST', url: ROOT, token: admin, payload: bodyOf(name) });
const list = async () =>
  (await call<DataOf<typeof eventTemplatesApi.list>>(app, { url: ROOT, token: admin })).body.data!.items;

test('is kept under a name, changed and deleted', async () => {
  const { body } = await create('周赛模板');
  expect(body.data).toMatchObject({ name: '周赛模板', plan: { timing: { check_in_opens: 30 } } });
  const url = `${ROOT}/${body.data!.id}`;
  const changed = await call<EventTemplate>(app, {
    method: 'PUT',
    url,
    token: admin,
    payload: bodyOf('周赛模板', 32),
  });
  expect(changed.body.data?.plan.details.capacity).toBe(32);
  expect((await list()).map(({ name }) => name)).toContain('周赛模板');
  expect((await call(app, { method: 'DELETE', url, token: admin })).status).toBe(200);
  expect((await call(app, { method: 'DELETE', url, token: admin })).status).toBe(404);
  expect((await list()).map(({ name }) => name)).not.toContain('周赛模板');
});

test('of one name there is one, whoever saves it at once and however it is written', async () => {
  const answers = await Promise.all([create('Weekly A'), create('weekly a')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errors).toEqual({ name: '已有同名的模板，请换一个名称' });
});

test('the admins’ open lists learn of it when it is there, changed and gone, and not when it is refused', async () => {
  const { body } = await create('看得见的模板');
  const url = `${ROOT}/${body.data!.id}`;
  expect((await create('看得见的模板')).status).toBe(409);
  await call(app, { method: 'PUT', url, token: admin, payload: bodyOf('看得见的模板', 64) });
  await call(app, { method: 'DELETE', url, token: admin });
  const events = await deps.db
    .selectFrom('live_event')
    .select(['type', 'payload'])
    .where('topic', '=', managedTopic.of())
    .execute();
  const own = events.filter(({ payload }) => (payload as { template_id?: string }).template_id === body.data!.id);
  expect(own.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => 'template_changed'));
});

test('the same call again is the same template, with one row in the audit log', async () => {
  const actor = await buildAccount(deps.db, 'admin');
  const templates = createEventTemplatesService(deps);
  const order = { body: eventTemplatesApi.create.body.parse(bodyOf('再来一次')), idempotencyKey: 'template-again-1' };
  const [first, again] = [await templates.create(actor, order), await templates.create(actor, order)];
  expect(again.id).toBe(first.id);
  const audits = await deps.db.selectFrom('audit_log').select('id').where('target_id', '=', first.id).execute();
  expect(audits).toHaveLength(1);
});

test('of what cannot be played is refused at its field', async () => {
  const body = bodyOf('坏的');
  body.plan.details.capacity = 1;
  const { status, body: answer } = await call(app, { method: 'POST', url: ROOT, token: admin, payload: body });
  expect([status, answer.errors]).toEqual([422, { 'plan.details.capacity': '人数上限至少 2' }]);
});
