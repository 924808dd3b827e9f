import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { describe, expect, test } from 'vitest';
import { registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, put, post, team, apply, countMembers } = await useTeams(app, deps);

const outcomes = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const captainsOf = async (id: string) => {
  const captains = deps.db.selectFrom('team_member').select('account_id').where('team_id', '=', id);
  return (await captains.where('role', '=', 'captain').execute()).map(({ account_id }) => account_id);
};

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
    expect(await captainsOf(id)).toHaveLength(1);
  });

  test('a hand-over is accepted while the captain leaves: whoever comes first, one captain is left', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const [accepted, left] = await Promise.all([
      put(next, `/teams/${id}/handover`),
      post(captain, `/teams/${id}/leave`),
    ]);
    expect(accepted.status).toBe(200);
    if (left.status !== 200) expect(messageOf(left)).toBe(TEAM_ERRORS.captain_must_hand_over[1]);
    expect(await captainsOf(id)).toEqual([next.user.id]);
    expect(await countMembers(id)).toBe(left.status === 200 ? 1 : 2);
  });

  test('a hand-over is accepted while the captain takes it back: one of them gets it', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const [accepted, ended] = await Promise.all([
      put(next, `/teams/${id}/handover`),
      send(captain.access_token, 'DELETE', `/teams/${id}/handover`, {}),
    ]);
    expect(outcomes([accepted, ended])).toEqual([200, 409]);
    expect(await captainsOf(id)).toEqual([accepted.status === 200 ? next.user.id : captain.user.id]);
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

test('a burst on one team holds one connection: who asks for another one is answered meanwhile', async () => {
  const { id, captain } = await team();
  const other = await team();
  const posts = Array.from({ length: 30 }, (_, index) => `第 ${index + 1} 条`);
  const isHeld = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const holding = deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('team').select('id').where('id', '=', id).forUpdate().execute();
    isHeld.resolve();
    await mayGoOn.promise;
  });
  await isHeld.promise;
  const asked = posts.map((text) => post(captain, `/teams/${id}/posts`, { text }));
  expect((await post(other.captain, `/teams/${other.id}/posts`, { text: '另一队' })).status).toBe(200);
  expect((await send(captain.access_token, 'GET', `/teams/${other.id}`)).status).toBe(200);
  mayGoOn.resolve();
  await holding;
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(posts.map(() => 200));
});
