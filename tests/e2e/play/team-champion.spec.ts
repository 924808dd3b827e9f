import { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { buildBattleTeam, playBoard, startBattle } from '../support/battles.ts';
import { staffOfSite } from '../support/players.ts';
import { openRendered } from '../support/rendered.ts';
import { startTeamEvent, TEAM_SIZE } from '../support/team-events.ts';
import { expect, test } from '../support/test.ts';

/**
 * Long ago, so that no event of other stories falls into it: its event is put in by hand. A second attempt of the story needs another
 * number and other days.
 */
const freeSeason = (attempt: number) => ({
  number: 80 + attempt,
  name: '白露赛季',
  starts_at: `${2014 - attempt}-09-08T00:00:00.000Z`,
  ends_at: `${2014 - attempt}-12-07T00:00:00.000Z`,
});
const PRIZES = { account: null, team: { bands: [{ place_to: 1, points: 900 }], participation: 0 } };

test('closing a season names a team its champion: its roster, its road, and a prize for each who played', async ({
  openWindow,
  page,
}, { retry }) => {
  test.slow();
  const chosen = freeSeason(retry);
  const { admin } = await staffOfSite();
  const { id, battle } = await startTeamEvent([await buildBattleTeam(2), await buildBattleTeam(2)]);
  const { a: champion, b: other } = battle.teams;
  const season = await admin.site.call(adminSeasonsApi.create, { body: { ...chosen, prizes: PRIZES } });
  const params = { id: season.id };
  await admin.site.call(adminSeasonsApi.setEvent, {
    params: { ...params, tournament_id: id },
    body: { tier: 'A', is_excluded: false },
  });

  await startBattle(battle, TEAM_SIZE);
  for (const number of [1, 2]) await playBoard(battle, number, 'a');
  const closing = () => admin.site.call(adminSeasonsApi.closing, { params });
  await expect.poll(async () => (await closing()).champions.team).toBe(champion.name);
  const { items } = await admin.site.call(adminSeasonsApi.list, {});
  const revision = items.find((one) => one.id === season.id)?.revision ?? 0;
  await admin.site.call(adminSeasonsApi.close, { params, body: { revision } });

  await test.step('the page of the season says who played for it and whom they beat', async () => {
    await openRendered(page, `/season/s${chosen.number}`);
    await expect(page.getByRole('heading', { level: 1, name: champion.name })).toBeVisible();
    const roster = page.getByRole('region', { name: '名册' });
    await expect(roster.getByRole('row')).toHaveCount(1 + TEAM_SIZE);
    await expect(roster.getByRole('row').filter({ hasText: champion.captain.username })).toContainText('1-0');
    await expect(page.getByRole('region', { name: '冠军历程' })).toContainText(other.name);
    await expect(page.getByRole('region', { name: '战队积分榜' })).toContainText(other.name);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFitsPhone(page);
  });

  await test.step('its members have the prize, and the team page the place', async () => {
    for (const player of champion.all) {
      const own = await openWindow({ player });
      await own.goto('/profile?tab=points');
      await expect(own.getByRole('row', { name: /赛季奖励/ })).toContainText('+900');
    }
    const member = await openWindow({ player: other.captain });
    await member.goto(`/teams/${champion.id}`);
    await expect(member.getByRole('region', { name: '赛季名次' })).toContainText(`S${chosen.number}`);
  });
});
