import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { photo } from '@pailei/tests/support/images';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { imageForm } from '@pailei/api/testing/upload.fixture';
import { messageOf, teamBody, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, me, review, found, expert, team, eventsOf } = await useTeams(app, deps);

const draftOf = async (player: Registered) =>
  (await send<MyTeam>(player.access_token, 'GET', '/teams/my')).body.data?.draft;

describe('founding', () => {
  test('needs an approved expert, also one who was it when the page was opened', async () => {
    const player = await registerPlayer(app);
    expect((await found(player)).status).toBe(403);
    const founder = await expert();
    await send(founder.access_token, 'GET', '/teams/my');
    await deps.db
      .updateTable('account')
      .set({ is_expert: false, expert_status: 'revoked' })
      .where('id', '=', founder.user.id)
      .execute();
    expect(await found(founder)).toMatchObject({ status: 403, body: { message: '需要先通过专家认证' } });
  });

  test('by an expert whose approval is revoked later leaves the team to them, and no second one', async () => {
    const { id, name, captain } = await team();
    await deps.db
      .updateTable('account')
      .set({ is_expert: false, expert_status: 'revoked' })
      .where('id', '=', captain.user.id)
      .execute();
    expect(await me(captain)).toMatchObject({ team_id: id, team_role: 'captain', expert_status: 'revoked' });
    const { name: _name, tag: _tag, ...profile } = teamBody({ slogan: '照常训练' });
    expect((await send(captain.access_token, 'PUT', `/teams/${id}`, profile)).status).toBe(200);
    expect((await send(captain.access_token, 'POST', `/teams/${id}/disband`, { name })).status).toBe(200);
    expect(await found(captain)).toMatchObject({ status: 403, body: { message: '需要先通过专家认证' } });
  });

  test('waits for its review, is refused with a reason, corrected and approved', async () => {
    const founder = await expert();
    const made = await found(founder, { slogan: '夜里出门' });
    expect(made).toMatchObject({ status: 200, body: { data: { team: null, draft: { status: 'pending' } } } });
    const id = made.body.data?.draft?.id ?? '';
    expect((await send(founder.access_token, 'GET', `/teams/${id}`)).status).toBe(404);
    expect(await me(founder)).toMatchObject({ team_id: null, team_role: null });
    await review(id, 'reject', { reason: '名称含糊' });
    expect(await draftOf(founder)).toMatchObject({ status: 'rejected', reason: '名称含糊' });
    const body = teamBody({ name: `北风${id.slice(-4)}` });
    const again = await send<MyTeam>(founder.access_token, 'PUT', `/teams/${id}/submission`, body);
    expect(again.body.data?.draft).toMatchObject({ status: 'pending', reason: null, name: body.name });
    expect((await review(id, 'approve')).status).toBe(200);
    expect(messageOf(await review(id, 'approve'))).toBe(TEAM_ERRORS.not_waiting[1]);
    expect(await me(founder)).toMatchObject({ team_id: id, team_name: body.name, team_role: 'captain' });
    const events = await eventsOf(personalTopic.of(founder.user.id));
    expect(events.filter(({ t }) => t === 'account_changed').length).toBeGreaterThanOrEqual(4);
    const kinds = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', founder.user.id)
      .execute();
    expect(kinds.map(({ notice }) => notice)).toMatchObject([
      { kind: 'team_review', answer: 'rejected', reason: '名称含糊' },
      { kind: 'team_review', answer: 'approved' },
    ]);
  });

  test('a founder has one team, and is free again after withdrawing it', async () => {
    const founder = await expert();
    const { body } = await found(founder);
    expect(messageOf(await found(founder))).toBe(TEAM_ERRORS.has_team[1]);
    const id = body.data?.draft?.id ?? '';
    expect((await send((await expert()).access_token, 'PUT', `/teams/${id}/withdraw`, {})).status).toBe(404);
    expect((await send(founder.access_token, 'PUT', `/teams/${id}/withdraw`, {})).status).toBe(200);
    expect((await found(founder)).status).toBe(200);
  });

  test('a name is taken in full-width letters, other case and with spaces too', async () => {
    const { id } = await team(0, { name: 'Night Owl' });
    for (const name of ['ＮＩＧＨＴ ＯＷＬ', 'night owl', 'nightowl'])
      expect(await found(await expert(), { name })).toMatchObject({
        status: 409,
        body: { errors: { name: TEAM_ERRORS.name_taken[1] } },
      });
    await review(id, 'disband', { reason: '测试解散' });
    expect((await found(await expert(), { name: 'NightOwl' })).status).toBe(200);
    expect(messageOf(await review(id, 'restore', { reason: '恢复测试' }))).toBe(TEAM_ERRORS.name_taken[1]);
    expect((await review(id, 'restore', { reason: '恢复测试', name: '夜枭旧部' })).status).toBe(200);
  });

  test.each([
    [{ name: '一' }, 'name', '战队名称至少 2 个字符'],
    [{ name: '长'.repeat(21) }, 'name', '战队名称最多 20 个字符'],
    [{ name: '牌擂官 方' }, 'name', '不能包含「官方」'],
    [{ slogan: '专业代打' }, 'slogan', '不能包含「代打」'],
    [{ tag: 'ABCDEF' }, 'tag', '战队标签最多 5 个字符'],
    [{ slogan: '字'.repeat(51) }, 'slogan', '口号最多 50 个字符'],
    [{ wanted_classes: ['wizard'] }, 'wanted_classes', '没有这个职业'],
    [{ wanted_roles: ['打杂'] }, 'wanted_roles', '没有这个定位，请从列表中选择'],
    [{ recruiting: 'secret' }, 'recruiting', '请选择招募方式'],
  ])('%o is refused at %s', async (fields, field, text) => {
    expect(await found(await expert(), fields)).toMatchObject({ status: 422, body: { errors: { [field]: text } } });
  });
});

describe('a crest', () => {
  const upload = (token: string, bytes: Uint8Array) =>
    call<{ id: string; width: number; height: number }>(app, {
      method: 'POST',
      url: '/api/teams/crests',
      token,
      ...imageForm(bytes),
    });

  test('is stored as a square without what it came with, and shown to everybody', async () => {
    const founder = await expert();
    const { body } = await upload(founder.access_token, await photo('png', 700, 300));
    expect(body.data).toMatchObject({ width: 512, height: 512 });
    const image_id = body.data?.id ?? '';
    const { crest } = teamBody();
    const made = await found(founder, { crest: { ...crest, image_id } });
    expect(made.body.data?.draft?.crest.image_id).toBe(image_id);
    expect((await app.inject(`/api/files/${image_id}/thumb`)).statusCode).toBe(200);
    const other = await found(await expert(), { crest: { ...crest, image_id } });
    expect(other.body.errors).toEqual({ 'crest.image_id': TEAM_ERRORS.crest_unusable[1] });
  });

  const huge = () =>
    sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#222222' } })
      .png()
      .toBuffer();

  test('that moves, is none, or is too large is refused', async () => {
    const { access_token } = await expert();
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const moving = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    expect(messageOf(await upload(access_token, moving))).toBe('请上传静态图片，不支持动图');
    expect(messageOf(await upload(access_token, Buffer.from('这不是图片')))).toBe('只支持 jpg、jpeg、png 或 gif 图片');
    expect(messageOf(await upload(access_token, await huge()))).toBe('图片尺寸过大，最多 1600 万像素');
  });

  test('an image that the staff remove gives way to the generated one', async () => {
    const { id, captain } = await team();
    expect(messageOf(await review(id, 'remove-crest', { reason: '不雅图片' }))).toBe(TEAM_ERRORS.no_crest_image[1]);
    const image = await upload(captain.access_token, await photo('jpeg', 60, 60));
    const { name: _name, tag: _tag, ...profile } = teamBody();
    const crest = { ...profile.crest, image_id: image.body.data?.id };
    await send(captain.access_token, 'PUT', `/teams/${id}`, { ...profile, crest });
    expect((await review(id, 'remove-crest', { reason: '不雅图片' })).status).toBe(200);
    const { body } = await send<TeamView>(captain.access_token, 'GET', `/teams/${id}`);
    expect(body.data?.team.crest).toEqual({ ...profile.crest, image_id: null });
  });
});
