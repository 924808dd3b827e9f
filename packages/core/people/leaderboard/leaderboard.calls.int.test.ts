import { expect, test } from 'vitest';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();

const ask = (url: string, { etag, token }: { etag?: string; token?: string } = {}) =>
  app.inject({
    url: `/api${url}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(etag && { 'if-none-match': etag }) },
  });

/** An event of two, played to its end. */
async function endEvent(): Promise<void> {
  const services = buildServices(deps.db);
  const { id, referee } = await buildTournament(deps.db, services, {
    players: 2,
    settings: {
      stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false }],
    },
  });
  await services.tournaments.start(referee, id);
  const final = await deps.db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow();
  await services.matches.rule(referee, final.id, { type: 'give_match_loss', side: 'b', reason: '测试' });
  await services.tournamentClock.advance(id);
}

test.each(['/leaderboard?limit=8', '/champions?limit=3'])(
  'a guest who has %s is not sent it again until an event ends: then it is another at once',
  async (url) => {
    const etag = String((await ask(url)).headers.etag);
    expect(await ask(url, { etag })).toMatchObject({ statusCode: 304, body: '' });
    await endEvent();
    const changed = await ask(url, { etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  },
);

test('who is logged in is told their own place: that answer is kept for nobody', async () => {
  const { access_token: token } = await registerPlayer(app);
  const [ofGuest, own] = await Promise.all([ask('/leaderboard?limit=8'), ask('/leaderboard?limit=8', { token })]);
  expect(ofGuest.headers.etag).toBeDefined();
  expect(own.headers.etag).toBeUndefined();
});
