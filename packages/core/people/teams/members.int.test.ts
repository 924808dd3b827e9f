import type { TeamHistoryLine, TeamView } from '@pailei/contracts/people/teams/team-views';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { followPresence } from '@pailei/core/people/teams/members/presence';
import { deckCode } from '@pailei/tests/support/builders';
import { describe, expect, test } from 'vitest';
import { registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { admin, send, put, post, me, review, found, expert, team, apply, eventsOf } = await useTeams(app, deps);

describe('members', () => {
  test('a vice captain is named, a member kicked for a reason that outsiders do not read', async () => {
    const { id, captain, members } = await team(2);
    const [vice, other] = members as [Registered, Registered];
    const roleUrl = `/teams/${id}/members/${vice.user.id}/role`;
    const named = await send<TeamView>(captain.access_token, 'PUT', roleUrl, { role: 'vice_captain' });
    expect(named.body.data?.members.map(({ role }) => role)).toEqual(['captain', 'vice_captain', 'member']);
    const kickUrl = `/teams/${id}/members/${other.user.id}/kick`;
    expect((await send(vice.access_token, 'POST', kickUrl, { reason: '长期缺席' })).status).toBe(403);
    expect((await send(captain.access_token, 'POST', kickUrl, { reason: '长期缺席' })).status).toBe(200);
    const reasonFor = async (token: string) => {
      const { body } = await send<{ items: TeamHistoryLine[] }>(token, 'GET', `/teams/${id}/history`);
      return body.data?.items.find(({ kind }) => kind === 'kicked')?.reason;
    };
    expect(await reasonFor(captain.access_token)).toBe('长期缺席');
    expect(await reasonFor(other.access_token)).toBe('长期缺席');
    expect(await reasonFor(admin)).toBe('长期缺席');
    expect(await reasonFor(vice.access_token)).toBeNull();
    expect(await reasonFor((await registerPlayer(app)).access_token)).toBeNull();
    expect(await me(other)).toMatchObject({ team_id: null, team_role: null });
  });

  test('a captain leaves only after the hand-over, which changes nothing until it is accepted', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    const leave = () => send(captain.access_token, 'POST', `/teams/${id}/leave`, {});
    expect(messageOf(await leave())).toBe(TEAM_ERRORS.captain_must_hand_over[1]);
    await send(captain.access_token, 'POST', `/teams/${id}/handover`, { account_id: next.user.id });
    expect(await me(captain)).toMatchObject({ team_role: 'captain' });
    expect(messageOf(await leave())).toBe(TEAM_ERRORS.captain_must_hand_over[1]);
    expect((await send(next.access_token, 'PUT', `/teams/${id}/handover`, {})).status).toBe(200);
    expect(await me(captain)).toMatchObject({ team_role: 'member' });
    expect(await me(next)).toMatchObject({ team_role: 'captain' });
    expect(messageOf(await send(next.access_token, 'PUT', `/teams/${id}/handover`, {}))).toBe(
      TEAM_ERRORS.no_handover[1],
    );
    expect((await leave()).status).toBe(200);
  });

  test('a captain whose session ended meanwhile hands over all the same', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await send(captain.access_token, 'POST', `/teams/${id}/handover`, { account_id: next.user.id });
    await send(captain.access_token, 'POST', '/auth/logout', {});
    expect(await send(captain.access_token, 'DELETE', `/teams/${id}/handover`, {})).toMatchObject({
      status: 401,
      body: { message: '登录已过期，请重新登录' },
    });
    expect((await send(next.access_token, 'PUT', `/teams/${id}/handover`, {})).status).toBe(200);
  });

  test('a team is disbanded by its typed name, never while it plays, and restored with those who are free', async () => {
    const { id, name, captain, members } = await team(1);
    const [member] = members as [Registered];
    const disband = (typed: string) => send(captain.access_token, 'POST', `/teams/${id}/disband`, { name: typed });
    expect(messageOf(await disband('别的名字'))).toBe(TEAM_ERRORS.name_differs[1]);
    const pending = await apply(await registerPlayer(app), id);
    expect((await disband(name)).status).toBe(200);
    const ended = await deps.db
      .selectFrom('team_request')
      .select('status')
      .where('id', '=', pending)
      .executeTakeFirst();
    expect(ended).toEqual({ status: 'ended' });
    expect(await me(member)).toMatchObject({ team_id: null });
    const hall = await eventsOf(teamHallTopic.of());
    expect(hall.at(-1)).toMatchObject({ t: 'team_unlisted', p: { id } });
    await found(captain);
    expect((await review(id, 'restore', { reason: '误操作恢复' })).status).toBe(200);
    expect(await me(member)).toMatchObject({ team_id: id, team_role: 'captain' });
    const history = await send<{ items: TeamHistoryLine[]; total: number }>(admin, 'GET', `/teams/${id}/history`);
    expect(history.body.data?.items.map(({ kind, player }) => [kind, player.id])).toEqual([
      ['restored', member.user.id],
      ['disbanded', captain.user.id],
      ['joined', member.user.id],
      ['founded', captain.user.id],
    ]);
    expect(history.body.data?.total).toBe(4);
  });

  test('the staff rename a team, hand it over and disband it, each with its audit row', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    expect((await review(id, 'rename', { name: '改过的名字', tag: '改名', reason: '名称违规' })).status).toBe(200);
    expect(await me(captain)).toMatchObject({ team_name: '改过的名字' });
    expect((await review(id, 'hand-over', { account_id: next.user.id, reason: '队长失联' })).status).toBe(200);
    expect(await me(next)).toMatchObject({ team_role: 'captain' });
    expect((await review(id, 'disband', { reason: '违规战队' })).status).toBe(200);
    const rows = await deps.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('target_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'team.approve', reason: null },
      { action: 'team.rename', reason: '名称违规' },
      { action: 'team.hand_over', reason: '队长失联' },
      { action: 'team.disband', reason: '违规战队' },
    ]);
  });
});

test('posts are for members, pinned by the captain, removed by their author', async () => {
  const { id, captain, members } = await team(2);
  const [author, other] = members as [Registered, Registered];
  const url = `/teams/${id}/posts`;
  expect((await post(await expert(), url, { text: '你好' })).status).toBe(403);
  const { body } = await post<{ id: string }>(author, url, { text: '周五八点训练' });
  const one = `${url}/${body.data?.id ?? ''}`;
  expect((await put(author, `${one}/pin`, { is_pinned: true })).status).toBe(403);
  expect((await put(captain, `${one}/pin`, { is_pinned: true })).status).toBe(200);
  expect(messageOf(await send(other.access_token, 'DELETE', one, {}))).toBe(TEAM_ERRORS.not_own_post[1]);
  expect((await send(author.access_token, 'DELETE', one, {})).status).toBe(200);
  expect((await eventsOf(teamInsideTopic.of(id))).map(({ t }) => t).slice(-3)).toEqual([
    'post_changed',
    'post_changed',
    'post_removed',
  ]);
});

test('who is online is told to the team, once', async () => {
  const { id, captain } = await team();
  await followPresence(deps);
  await deps.db
    .updateTable('session')
    .set({ revoked_at: new Date().toISOString() })
    .where('account_id', '=', captain.user.id)
    .execute();
  await followPresence(deps);
  await followPresence(deps);
  const told = (await eventsOf(teamInsideTopic.of(id))).filter(({ t }) => t === 'online_changed').map(({ p }) => p);
  expect(told).toEqual([{ online: [captain.user.id] }, { online: [] }]);
});

test('a team that is in an event which is not over cannot be disbanded', async () => {
  const { id, name, captain } = await team();
  const event = await deps.db
    .insertInto('tournament')
    .values({
      id: captain.user.id,
      name: '团队赛',
      status: 'running',
      format: 'conquest',
      capacity: 8,
      state: '{}' as never,
      state_version: 0,
      summary: '{}' as never,
      starts_at: null,
      started_at: null,
      finished_at: null,
      due_at: null,
      due_kind: null,
      due_set_at: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    id,
    tournament_id: event.id,
    kind: 'team',
    account_id: null,
    team_id: id,
    name,
    status: 'active',
  } as const;
  await deps.db.insertInto('participant').values(entry).execute();
  const disband = () => send(captain.access_token, 'POST', `/teams/${id}/disband`, { name });
  expect(messageOf(await disband())).toBe(TEAM_ERRORS.still_playing[1]);
  await deps.db.updateTable('tournament').set({ status: 'finished' }).where('id', '=', event.id).execute();
  expect((await disband()).status).toBe(200);
});

test('decks of a team are read by its members, and no more by who has left', async () => {
  const { id, captain, members } = await team(1);
  const [member] = members as [Registered];
  const made = await send<{ id: string }>(captain.access_token, 'POST', '/decks', {
    name: '队内',
    code: deckCode(0),
    visibility: 'team',
  });
  const deck = `/decks/${made.body.data?.id ?? ''}`;
  expect((await send(member.access_token, 'GET', deck)).status).toBe(200);
  expect((await send((await registerPlayer(app)).access_token, 'GET', deck)).status).toBe(404);
  const listed = await send<{ total: number }>(member.access_token, 'GET', `/teams/${id}/decks`);
  expect(listed.body.data).toMatchObject({ total: 1, items: [{ name: '队内', owner: { id: captain.user.id } }] });
  const ofPlayer = await send<{ total: number }>(member.access_token, 'GET', `/players/${captain.user.id}/decks`);
  expect(ofPlayer.body.data?.total).toBe(1);
  const countChanges = async () =>
    (await eventsOf(teamInsideTopic.of(id))).filter(({ t }) => t === 'team_decks_changed').length;
  const before = await countChanges();
  await send(member.access_token, 'POST', `/teams/${id}/leave`, {});
  expect((await send(member.access_token, 'GET', `/teams/${id}/decks`)).status).toBe(403);
  expect(await countChanges()).toBe(before + 1);
});
