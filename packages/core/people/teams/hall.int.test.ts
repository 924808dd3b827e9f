import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { expect, test } from 'vitest';
import { registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, put, team, invite } = await useTeams(app, deps);

test('a player who looks for a team is listed until they have one', async () => {
  const player = await registerPlayer(app);
  const card = { classes: ['mage'], times: '晚上', text: '想找固定队' };
  expect((await send(player.access_token, 'PUT', '/teams/seekers/my', card)).status).toBe(200);
  const { id, captain } = await team();
  const listed = async () => {
    const query = `/teams/seekers?class=mage&search=${player.user.username}`;
    return (await send<{ total: number }>(captain.access_token, 'GET', query)).body.data?.total;
  };
  expect(await listed()).toBe(1);
  await put(player, `/teams/invitations/${await invite(captain, id, player)}/accept`);
  expect(await listed()).toBe(0);
  expect(messageOf(await send(player.access_token, 'PUT', '/teams/seekers/my', card))).toBe(TEAM_ERRORS.has_team[1]);
});

test('the hall is the same answer, which is not sent again, until a line of it changes: then it is another at once', async () => {
  const { captain } = await team();
  const ask = (url: string, etag?: string) =>
    app.inject({
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${captain.access_token}`,
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
    });
  for (const url of ['/teams?sort=newest', '/teams/seekers']) {
    const etag = String((await ask(url)).headers.etag);
    expect(await ask(url, etag)).toMatchObject({ statusCode: 304, body: '' });
    await team();
    const changed = await ask(url, etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  }
});
