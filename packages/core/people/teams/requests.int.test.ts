import type { TeamCard, TeamRequest } from '@pailei/contracts/people/teams/team-views';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { describe, expect, test } from 'vitest';
import { registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, put, post, team, apply, invite, eventsOf, countMembers } = await useTeams(app, deps);

describe('applications', () => {
  test('are answered by the captain, and both sides see it', async () => {
    const { id, captain } = await team();
    const player = await registerPlayer(app);
    const application = await apply(player, id);
    const again = await post(player, `/teams/${id}/applications`, { message: '再试' });
    expect(messageOf(again)).toBe(TEAM_ERRORS.already_applied[1]);
    const waiting = (await eventsOf(personalTopic.of(captain.user.id))).findLast(
      ({ t }) => t === 'team_requests_changed',
    );
    expect(waiting?.p).toEqual({ applications: 0, invitations: 0, received: 1 });
    const rejected = await put(captain, `/teams/applications/${application}/reject`, { reason: '位置已满' });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: '位置已满' });
    expect(messageOf(await put(captain, `/teams/applications/${application}/accept`))).toBe(
      TEAM_ERRORS.request_answered[1],
    );
    const second = await apply(player, id);
    expect((await put(captain, `/teams/applications/${second}/accept`)).body.data?.status).toBe('accepted');
    expect((await eventsOf(teamInsideTopic.of(id))).map(({ t }) => t)).toContain('applications_changed');
    expect(await countMembers(id)).toBe(2);
  });

  test('that were withdrawn are not accepted', async () => {
    const { id, captain } = await team();
    const player = await registerPlayer(app);
    const application = await apply(player, id);
    await put(player, `/teams/applications/${application}/withdraw`);
    const answer = await put(captain, `/teams/applications/${application}/accept`);
    expect(messageOf(answer)).toBe(TEAM_ERRORS.request_withdrawn[1]);
  });

  test('to an open team are no question, to a closed one refused', async () => {
    const open = await team(0, { recruiting: 'open' });
    const closed = await team(0, { recruiting: 'closed' });
    const player = await registerPlayer(app);
    expect(messageOf(await post(player, `/teams/${closed.id}/applications`, { message: '' }))).toBe(
      TEAM_ERRORS.team_closed[1],
    );
    const { body } = await post<TeamRequest>(player, `/teams/${open.id}/applications`, { message: '' });
    expect(body.data?.status).toBe('accepted');
    expect(messageOf(await post(player, `/teams/${closed.id}/applications`, { message: '' }))).toBe(
      TEAM_ERRORS.has_team[1],
    );
  });

  test('end with the first that is accepted', async () => {
    const [one, two] = [await team(), await team()];
    const player = await registerPlayer(app);
    const [first, second] = [await apply(player, one.id), await apply(player, two.id)];
    const invitation = await invite(two.captain, two.id, player);
    await put(one.captain, `/teams/applications/${first}/accept`);
    for (const url of [`applications/${second}`, `invitations/${invitation}`])
      expect(messageOf(await put(url.startsWith('app') ? two.captain : player, `/teams/${url}/accept`))).toBe(
        TEAM_ERRORS.request_ended[1],
      );
  });

  test('are answered within a time that is shown from the third answer on', async () => {
    const { id, captain } = await team();
    const within = async () => {
      const { body } = await send<{ items: TeamCard[] }>(
        captain.access_token,
        'GET',
        `/teams?search=${captain.user.username}`,
      );
      return body.data?.items[0]?.answers_within_minutes;
    };
    for (let index = 0; index < 3; index += 1)
      await put(captain, `/teams/applications/${await apply(await registerPlayer(app), id)}/reject`, {
        reason: '人满',
      });
    expect(await within()).toBe(1);
  });
});

describe('invitations', () => {
  test('are sent by leaders alone, not to who has a team, and never twice', async () => {
    const { id, captain, members } = await team(1);
    const [other] = members as [Registered];
    const player = await registerPlayer(app);
    const by = (sender: Registered, username: string) => post(sender, `/teams/${id}/invitations`, { username });
    expect(messageOf(await by(other, player.user.username))).toBe(TEAM_ERRORS.leaders_only[1]);
    expect(messageOf(await by(captain, '没有这个人'))).toBe(TEAM_ERRORS.player_unknown[1]);
    expect(messageOf(await by(captain, captain.user.username))).toBe(TEAM_ERRORS.own_name[1]);
    expect(messageOf(await by(captain, other.user.username))).toBe(TEAM_ERRORS.already_member[1]);
    expect(messageOf(await by(captain, (await team()).captain.user.username))).toBe(TEAM_ERRORS.player_has_team[1]);
    await put(captain, `/teams/${id}/members/${other.user.id}/role`, { role: 'vice_captain' });
    expect((await by(other, player.user.username)).status).toBe(200);
    expect(messageOf(await by(captain, player.user.username))).toBe(TEAM_ERRORS.already_invited[1]);
  });

  test('are accepted, rejected or taken back', async () => {
    const { id, captain } = await team();
    const [one, two, three] = [await registerPlayer(app), await registerPlayer(app), await registerPlayer(app)];
    expect((await put(one, `/teams/invitations/${await invite(captain, id, one)}/accept`)).status).toBe(200);
    expect((await put(two, `/teams/invitations/${await invite(captain, id, two)}/reject`)).status).toBe(200);
    const third = await invite(captain, id, three);
    expect((await put(two, `/teams/invitations/${third}/accept`)).status).toBe(404);
    expect((await put(captain, `/teams/invitations/${third}/withdraw`)).status).toBe(200);
    expect(messageOf(await put(three, `/teams/invitations/${third}/accept`))).toBe(TEAM_ERRORS.request_withdrawn[1]);
    expect(await countMembers(id)).toBe(2);
  });

  test('by link have an end, and are not for members of another team', async () => {
    const { id, captain } = await team();
    const other = await team();
    const made = await post<{ token: string; id: string }>(captain, `/teams/${id}/links`, { hours: 1, uses: 3 });
    const token = made.body.data?.token ?? '';
    const join = (player: Registered) => post(player, '/teams/links/join', { token });
    expect(messageOf(await join(other.captain))).toBe(TEAM_ERRORS.has_team[1]);
    const { body } = await post<{ team: TeamCard }>(other.captain, '/teams/links/look', { token });
    expect(body.data?.team.id).toBe(id);
    await deps.db
      .updateTable('team_link')
      .set({ expires_at: new Date().toISOString() })
      .where('team_id', '=', id)
      .execute();
    expect(messageOf(await join(await registerPlayer(app)))).toBe(TEAM_ERRORS.link_over[1]);
    await send(captain.access_token, 'DELETE', `/teams/${id}/links/${made.body.data?.id ?? ''}`, {});
    expect(messageOf(await join(await registerPlayer(app)))).toBe(TEAM_ERRORS.link_invalid[1]);
    const stored = await deps.db.selectFrom('team_link').selectAll().where('team_id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

test('a thirteenth member is refused, and by the schema as well', async () => {
  const { id, captain } = await team(11);
  const player = await registerPlayer(app);
  expect(messageOf(await post(player, `/teams/${id}/applications`, { message: '' }))).toBe(TEAM_ERRORS.team_full[1]);
  expect(messageOf(await post(captain, `/teams/${id}/invitations`, { username: player.user.username }))).toBe(
    TEAM_ERRORS.team_full[1],
  );
  const row = { team_id: id, account_id: player.user.id, role: 'member', joined_at: new Date().toISOString() } as const;
  for (const slot of [1, 13])
    await expect(
      deps.db
        .insertInto('team_member')
        .values({ ...row, slot })
        .execute(),
    ).rejects.toThrow('team_member');
});
