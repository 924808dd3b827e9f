import type { Incident, Status } from '@pailei/contracts/site/status/status.api';
import { recordProbeRound } from '@pailei/core/site/status/record-probe-round';
import { slotAt } from '@pailei/domain/status/slots';
import { expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const admin = (await actors.tokenOf('admin')) ?? '';
const body = { title: '计划检修', components: ['hub'], severity: 'minor', note: '今晚升级' };
const post = (payload: object) =>
  call<Incident>(app, { method: 'POST', url: '/api/status/incidents', payload, token: admin });

test('everybody reads what was measured', async () => {
  const slot = slotAt(Date.now());
  const sample = { component: 'api', state: 'up', latency_ms: 12, backlog: null, error: null } as const;
  await recordProbeRound(deps, { slot, at: deps.now(), samples: [sample] });
  const { status, body: answer } = await call<Status>(app, { url: '/api/status' });
  expect(status).toBe(200);
  expect(answer.data?.components.find(({ component }) => component === 'api')).toMatchObject({
    newest: { slot, state: 'up', latency_ms: 12 },
    history: { cells: expect.arrayContaining([[1, 0, 0, 12, 1, 12]]) },
  });
});

test('an admin publishes, changes and ends an incident; everybody reads it', async () => {
  const opened = await post(body);
  const { id, updated_at } = opened.body.data!;
  const { note: _, ...fields } = body;
  const change = (payload: object) =>
    call<Incident>(app, { method: 'PUT', url: `/api/status/incidents/${id}`, payload, token: admin });
  const ended = await change({ ...fields, is_resolved: true, updated_at });
  expect(ended.body.data?.resolved_at).not.toBeNull();
  const late = await change({ ...fields, is_resolved: false, updated_at });
  expect(late).toMatchObject({ status: 409, body: { message: '事件已被更新，请刷新后重试' } });
  const list = await call<{ items: Incident[]; total: number }>(app, { url: '/api/status/incidents?limit=1' });
  expect(list.body.data).toMatchObject({ total: 1, items: [{ id, notes: [{ body: '今晚升级' }] }] });
});

test.each([
  ['no title', { ...body, title: ' ' }, { title: '标题至少 2 个字符' }],
  ['no part', { ...body, components: [] }, { components: '请选择受影响的部分' }],
  ['a part twice', { ...body, components: ['hub', 'hub'] }, { components: '受影响的部分重复' }],
  ['a part that is none', { ...body, components: ['shop'] }, { 'components.0': '没有这个部分' }],
  ['no word', { ...body, note: '' }, { note: '请输入说明' }],
])('%s is refused at its field', async (_name, payload, errors) => {
  expect(await post(payload)).toMatchObject({ status: 422, body: { errors } });
});
