import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { expertsApi, MyExpert, ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { photo } from '@pailei/tests/support/images';
import { beforeEach, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { imageForm } from '@pailei/api/testing/upload.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/experts';
const BODY = { game_id: '青石#1001', best_rank: '传说 120', achievements: '连续三个赛季进入城市赛八强' };
const png = await photo('png', 60, 40);

let player: LoginData;
let admin: string;
beforeEach(async () => {
  player = await registerPlayer(app);
  admin = (await actors.tokenOf('admin')) ?? '';
});

type Method = 'GET' | 'POST' | 'PUT';
function send<T>(token: string, method: Method, url: string, payload?: object) {
  return call<T>(app, { method, url: `${ROOT}${url}`, token, ...(payload && { payload }) });
}

async function proof(token = player.access_token): Promise<string> {
  const { body } = await call<StoredImage>(app, { method: 'POST', url: `${ROOT}/proofs`, token, ...imageForm(png) });
  return body.data?.id ?? '';
}

const apply = (fields: object = {}, token = player.access_token) =>
  send<MyExpert>(token, 'POST', '/applications', { ...BODY, ...fields });

async function applied(fields: object = {}): Promise<string> {
  const { body } = await apply(fields);
  return body.data?.applications[0]?.id ?? '';
}

const decide = (id: string, verdict: string, payload: object = {}, token = admin) =>
  send<ReviewedApplication>(token, 'PUT', `/applications/${id}/${verdict}`, payload);

const me = async () =>
  (await call<User>(app, { method: 'GET', url: '/api/auth/me', token: player.access_token })).body.data;

const notices = async () =>
  (await deps.db.selectFrom('notification').select('notice').where('account_id', '=', player.user.id).execute())
    .map(({ notice }) => notice)
    .filter(({ kind }) => kind === 'expert_answered');

const eventsOf = async (topic: string, type: string) =>
  deps.db.selectFrom('live_event').select('payload').where('topic', '=', topic).where('type', '=', type).execute();

describe('an application', () => {
  test('waits with its images, and the applicant reads its status', async () => {
    const ids = [await proof(), await proof(), await proof()];
    const { status, body } = await apply({ proof_ids: ids });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending',
      applications: [{ ...BODY, status: 'pending', reason: null }],
    });
    expect(body.data?.applications[0]?.proofs.map(({ id }) => id)).toEqual(ids);
    expect(await me()).toMatchObject({ is_expert: false, expert_status: 'pending' });
    expect(await eventsOf(personalTopic.of(player.user.id), 'account_changed')).toHaveLength(1);
    const mine = await send<MyExpert>(player.access_token, 'GET', '/application');
    expect(mine.body.data).toEqual(body.data);
  });

  test.each([
    [{ achievements: '九个字符的成绩啊' }, 'achievements', '成绩与经历至少 10 个字符'],
    [{ achievements: '长'.repeat(1_001) }, 'achievements', '成绩与经历最多 1000 个字符'],
    [{ best_rank: ' ' }, 'best_rank', '请填写最高段位'],
    [{ game_id: '' }, 'game_id', '游戏 ID 不能为空'],
    [{ game_id: 'x'.repeat(31) }, 'game_id', '游戏 ID 最多 30 个字符'],
    [
      { proof_ids: Array.from({ length: 4 }, () => '01890000-0000-7000-8000-000000000000') },
      'proof_ids',
      '证明图片最多 3 张',
    ],
    [{ status: 'approved' }, 'status', '不支持的字段：status'],
  ])('%j is answered at the field', async (fields, field, text) => {
    const { status, body } = await apply(fields);
    expect([status, body.errors[field]]).toEqual([422, text]);
    expect(await me()).toMatchObject({ expert_status: 'none' });
  });

  test('takes the applicant’s own images only, each once', async () => {
    const own = await proof();
    const foreign = await proof((await registerPlayer(app)).access_token);
    for (const proof_ids of [[foreign], [own, own], [own, '01890000-0000-7000-8000-000000000000']]) {
      const { status, body } = await apply({ proof_ids });
      expect([status, body.errors]).toEqual([422, { proof_ids: '证明图片已失效，请重新上传' }]);
    }
    expect((await apply({ proof_ids: [own] })).status).toBe(200);
  });

  test('is one at a time, also for two sent at once', async () => {
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await apply()).body.message).toBe('你的申请正在审核中，请等待结果');
    await decide(
      (await send<MyExpert>(player.access_token, 'GET', '/application')).body.data?.applications[0]?.id ?? '',
      'approve',
    );
    expect((await apply()).body.message).toBe('你已经是认证专家');
  });
});

describe('a verdict', () => {
  test('approved: an expert from that moment, audited, notified, and published', async () => {
    const id = await applied();
    const { status, body } = await decide(id, 'approve');
    expect([status, body.data?.status]).toEqual([200, 'approved']);
    expect(body.data?.decided_by).toBeTruthy();
    expect(await me()).toMatchObject({ is_expert: true, expert_status: 'approved' });
    expect(await notices()).toEqual([{ kind: 'expert_answered', answer: 'approved', reason: null }]);
    const row = await deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('target_id', '=', player.user.id)
      .executeTakeFirst();
    expect(row).toMatchObject({
      action: 'expert.approve',
      before: { expert_status: 'pending' },
      after: { expert_status: 'approved' },
    });
    const events = await eventsOf('experts:admin', 'expert_application_changed');
    expect(
      events.map(({ payload }) => payload).filter((one) => 'application_id' in one && one.application_id === id),
    ).toEqual([
      { application_id: id, status: 'pending' },
      { application_id: id, status: 'approved' },
    ]);
  });

  test('rejected: with its reason, and the way to another try is open', async () => {
    const id = await applied();
    expect((await decide(id, 'reject', { reason: ' ' })).body.errors).toEqual({ reason: '原因至少 2 个字符' });
    await decide(id, 'reject', { reason: '图片看不清段位' });
    expect(await notices()).toEqual([{ kind: 'expert_answered', answer: 'rejected', reason: '图片看不清段位' }]);
    const again = await apply();
    expect(again.body.data).toMatchObject({
      status: 'pending',
      applications: [{ status: 'pending' }, { status: 'rejected', reason: '图片看不清段位' }],
    });
    expect(JSON.stringify(again.body.data)).not.toContain('decided_by');
  });

  test('revoked: an expert no more, and may apply again', async () => {
    const id = await applied();
    expect((await decide(id, 'revoke', { reason: '还没有通过' })).status).toBe(409);
    await decide(id, 'approve');
    await decide(id, 'revoke', { reason: '账号转让' });
    expect(await me()).toMatchObject({ is_expert: false, expert_status: 'revoked' });
    expect((await apply()).status).toBe(200);
  });

  test('of two admins at once the second gets a conflict, and nothing of it stays', async () => {
    const id = await applied();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject', { reason: '不够详细' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await notices()).toHaveLength(1);
    const { is_expert, expert_status } = (await me()) ?? {};
    expect(is_expert).toBe(expert_status === 'approved');
  });

  test('of what is not there is 404', async () => {
    for (const verdict of ['approve', 'reject', 'revoke'])
      expect(
        (
          await decide(
            '01890000-0000-7000-8000-000000000000',
            verdict,
            verdict === 'approve' ? {} : { reason: '没有这份申请' },
          )
        ).status,
      ).toBe(404);
  });
});

describe('the admins’ list', () => {
  const list = async (query: string) =>
    (await send<DataOf<typeof expertsApi.list>>(admin, 'GET', `/applications${query}`)).body.data;

  test('counts every state, filters by it, and finds by name and game id', async () => {
    const first = await applied({ game_id: '百分%号' });
    player = await registerPlayer(app);
    const second = await applied({ game_id: '另一个' });
    await decide(second, 'reject', { reason: '材料不足' });
    const pending = await list('?status=pending&limit=100');
    expect(pending?.total).toBe(pending?.counts.pending);
    expect(pending?.items.every(({ status }) => status === 'pending')).toBe(true);
    expect(pending?.items.map(({ created_at }) => created_at)).toEqual(
      pending?.items.map(({ created_at }) => created_at).toSorted(),
    );
    expect((await list(`?search=${encodeURIComponent('%号')}`))?.items.map(({ id }) => id)).toEqual([first]);
    expect((await list(`?search=${encodeURIComponent(player.user.username)}`))?.items.map(({ id }) => id)).toEqual([
      second,
    ]);
    expect((await list('?status=rejected&search=没有这个人'))?.total).toBe(0);
  });

  test('leads to one application with what the reviewer needs, and no more', async () => {
    const id = await applied();
    const { body } = await send<ReviewedApplication>(admin, 'GET', `/applications/${id}`);
    expect(body.data).toMatchObject({ id, username: player.user.username, account_id: player.user.id, ...BODY });
    expect(JSON.stringify(body.data)).not.toMatch(/email|"qq"|password/);
  });
});
