import type { TeamCard, TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { personalTopic } from '@pailei/contracts/people/personal/personal.topic';
import { findOverdue, expireDue } from '@pailei/core/ground/clocks';
import {
  captainClock,
  createTeamHandoverService,
  followCaptains,
  followPresence,
  handoverClock,
  requestClock,
} from '@pailei/core/people/teams';
import { readSince } from '@pailei/live/log';
import { describe, expect, test } from 'vitest';
import { registerPlayer, useApp, type Registered } from '../../../testing/app.fixture.ts';
import { useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, team, apply, expert } = await useTeams(app, deps);

const DAY_MS = 24 * 3_600_000;
const messageOf = ({ body }: { body: { message: string } }) => body.message;
const put = (player: Registered, url: string, body: object = {}) =>
  send<TeamRequest>(player.access_token, 'PUT', url, body);
const post = <T>(player: Registered, url: string, body: object = {}) => send<T>(player.access_token, 'POST', url, body);
const eventsOf = (topic: string) => readSince(deps.db, topic, 0, 1_000);
const countMembers = async (id: string) =>
  (await deps.db.selectFrom('team_member').select('account_id').where('team_id', '=', id).execute()).length;
const outcomes = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function invite(captain: Registered, id: string, player: Registered): Promise<string> {
  const { body, text } = await post<TeamRequest>(captain, `/teams/${id}/invitations`, {
    username: player.user.username,
  });
  if (!body.data) throw new Error(text);
  return body.data.id;
}

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
    await expect.poll(within, { timeout: 5_000 }).toBe(1);
  });
});

describe('two at once', () => {
  test('of the last place one gets it, the other a clear refusal', async () => {
    const { id, captain } = await team(10);
    const [one, two] = [await registerPlayer(app), await registerPlayer(app)];
    const [first, second] = [await apply(one, id), await apply(two, id)];
    const answers = await Promise.all(
      [first, second].map((application) => put(captain, `/teams/applications/${application}/accept`)),
    );
    expect(outcomes(answers)).toEqual([200, 409]);
    expect(answers.map(messageOf)).toContain(TEAM_ERRORS.team_full[1]);
    expect(await countMembers(id)).toBe(12);
  });

  test('captains who accept the same player: one team has them', async () => {
    const [one, two] = [await team(), await team()];
    const player = await registerPlayer(app);
    const [first, second] = [await apply(player, one.id), await apply(player, two.id)];
    const answers = await Promise.all([
      put(one.captain, `/teams/applications/${first}/accept`),
      put(two.captain, `/teams/applications/${second}/accept`),
    ]);
    expect(outcomes(answers)).toEqual([200, 409]);
    expect((await countMembers(one.id)) + (await countMembers(two.id))).toBe(3);
  });

  test('an answer given twice is given once', async () => {
    const { id, captain } = await team();
    const application = await apply(await registerPlayer(app), id);
    const accept = () => put(captain, `/teams/applications/${application}/accept`);
    const answers = await Promise.all([accept(), accept()]);
    expect(outcomes(answers)).toEqual([200, 409]);
    expect(await countMembers(id)).toBe(2);
  });

  test('a hand-over is accepted while its taker leaves: the team keeps one captain', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const answers = await Promise.all([put(next, `/teams/${id}/handover`), post(next, `/teams/${id}/leave`)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const captains = await deps.db
      .selectFrom('team_member')
      .select('account_id')
      .where('team_id', '=', id)
      .where('role', '=', 'captain')
      .execute();
    expect(captains).toHaveLength(1);
  });

  test('of the last use of a link one joins', async () => {
    const { id, captain } = await team();
    const link = await post<{ token: string }>(captain, `/teams/${id}/links`, { hours: 1, uses: 1 });
    const body = { token: link.body.data?.token };
    const [one, two] = [await registerPlayer(app), await registerPlayer(app)];
    const answers = await Promise.all([one, two].map((player) => post<MyTeam>(player, '/teams/links/join', body)));
    expect(outcomes(answers)).toEqual([200, 409]);
    expect(answers.map(messageOf)).toContain(TEAM_ERRORS.link_over[1]);
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

describe('deadlines that passed while no process ran', () => {
  const later = { ...deps, now: () => new Date(Date.now() + 7 * DAY_MS + 60_000).toISOString() };
  const before = later.now();

  test('end applications and invitations', async () => {
    const { id, captain } = await team();
    const [one, two] = [await registerPlayer(app), await registerPlayer(app)];
    const [application, invitation] = [await apply(one, id), await invite(captain, id, two)];
    await deps.db.deleteFrom('outbox_job').execute();
    const jobs = await findOverdue(later, requestClock, { before, limit: 1_000 });
    const mine = jobs.filter(({ payload }) => [application, invitation].includes(payload['team-request_id'] ?? ''));
    expect(mine).toHaveLength(2);
    for (const { payload } of mine)
      for (const _again of [1, 2])
        await expireDue(later, requestClock, undefined as never, {
          id: payload['team-request_id'] ?? '',
          due_at: payload['due_at'] ?? '',
        });
    expect(messageOf(await put(captain, `/teams/applications/${application}/accept`))).toBe(
      TEAM_ERRORS.request_expired[1],
    );
    const told = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', two.user.id)
      .execute();
    expect(told.map(({ notice }) => notice)).toContainEqual(
      expect.objectContaining({ kind: 'team_answer', answer: 'expired' }),
    );
  });

  test('end the offer of the captain’s place', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const jobs = await findOverdue(later, handoverClock, { before, limit: 1_000 });
    const job = jobs.find(({ payload }) => payload['team-handover_id'] === id);
    const services = { teamHandover: createTeamHandoverService(later) };
    await expireDue(later, handoverClock, services, { id, due_at: job?.payload['due_at'] ?? '' });
    expect(messageOf(await put(next, `/teams/${id}/handover`))).toBe(TEAM_ERRORS.no_handover[1]);
  });

  test('replace a suspended captain by the vice captain, told before', async () => {
    const { id, captain, members } = await team(2);
    const [, vice] = members as [Registered, Registered];
    await put(captain, `/teams/${id}/members/${vice.user.id}/role`, { role: 'vice_captain' });
    await deps.db
      .updateTable('account')
      .set({ suspended_until: '9999-12-31T00:00:00.000Z', suspended_reason: '违规' })
      .where('id', '=', captain.user.id)
      .execute();
    await followCaptains(deps);
    const told = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', vice.user.id)
      .execute();
    expect(told.map(({ notice }) => notice)).toContainEqual(expect.objectContaining({ change: 'captain_absent' }));
    const jobs = await findOverdue(later, captainClock, { before, limit: 1_000 });
    const job = jobs.find(({ payload }) => payload['team-captain_id'] === id);
    await expireDue(later, captainClock, undefined as never, { id, due_at: job?.payload['due_at'] ?? '' });
    const { body } = await send<MyTeam>(vice.access_token, 'GET', '/teams/my');
    expect(body.data?.team?.members[0]).toMatchObject({ account_id: vice.user.id, role: 'captain' });
  });

  test('do nothing to a captain who is back', async () => {
    const { id, captain } = await team(1);
    const suspend = (until: string | null) =>
      deps.db
        .updateTable('account')
        .set({ suspended_until: until, suspended_reason: until && '违规' })
        .where('id', '=', captain.user.id)
        .execute();
    await suspend('9999-12-31T00:00:00.000Z');
    await followCaptains(deps);
    await suspend(null);
    await followCaptains(deps);
    const row = await deps.db.selectFrom('team').select('captain_due_at').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ captain_due_at: null });
  });
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

test('a player who looks for a team is listed until they have one', async () => {
  const player = await registerPlayer(app);
  const card = { classes: ['mage'], times: '晚上', text: '想找固定队' };
  expect((await send(player.access_token, 'PUT', '/teams/seekers/my', card)).status).toBe(200);
  const { id, captain } = await team();
  const listed = async () => {
    const query = `/teams/seekers?class=mage&search=${player.user.username}`;
    return (await send<{ total: number }>(captain.access_token, 'GET', query)).body.data?.total;
  };
  await expect.poll(listed, { timeout: 5_000 }).toBe(1);
  await put(player, `/teams/invitations/${await invite(captain, id, player)}/accept`);
  await expect.poll(listed, { timeout: 5_000 }).toBe(0);
  expect(messageOf(await send(player.access_token, 'PUT', '/teams/seekers/my', card))).toBe(TEAM_ERRORS.has_team[1]);
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
