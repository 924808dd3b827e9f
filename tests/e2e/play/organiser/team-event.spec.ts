import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { buildBattleTeam, playBoard, startBattle, type BattleTeam, type BuiltBattle } from '../../support/battles.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { openTeamEvent } from '../../support/team-events.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 8_000 };
const SIZE = 3;

/** A captain chooses who plays, and enters the team. */
async function enter(page: Page, id: string, team: BattleTeam): Promise<void> {
  await page.goto(`/solo-tournaments/${id}?tab=mine`);
  await page.getByRole('button', { name: '为战队报名' }).click();
  const dialog = page.getByRole('dialog', { name: '选择参赛队员' });
  for (const { user } of team.all) await dialog.getByRole('checkbox', { name: user.username }).click();
  await dialog.getByRole('button', { name: `为「${team.name}」报名` }).click();
  await expect(dialog).toBeHidden(LIVE);
  await expect(page.getByRole('heading', { name: '参赛名单' })).toBeVisible(LIVE);
}

test('captains enter their teams, the battle of their fixture is played, and the table moves before a spectator', async ({
  openWindow,
}) => {
  test.slow();
  const { admin, referee } = await newStaff();
  const id = await openTeamEvent(admin);
  const params = { id };
  const teams = [await buildBattleTeam(3), await buildBattleTeam(3)] as const;
  const [one, other] = [await openWindow({ player: teams[0].captain }), await openWindow({ player: teams[1].captain })];
  await enter(one, id, teams[0]);
  await enter(other, id, teams[1]);
  await expectAccessible(one);
  await expectFitsPhone(one);

  await referee.site.call(tournamentsApi.openCheckIn, { params, body: { seconds: 600 } });
  for (const page of [one, other]) {
    await page.getByRole('button', { name: '签到', exact: true }).click(LIVE);
    await expect(page.getByText('等待开赛')).toBeVisible(LIVE);
  }
  await referee.site.call(tournamentsApi.start, { params, body: {} });
  await expect(one.getByRole('link', { name: '进入团队战' })).toBeVisible(LIVE);

  const spectator = await openWindow();
  await spectator.goto(`/solo-tournaments/${id}?tab=groups`);
  const table = spectator.getByRole('table').first();
  await expect(table).toContainText(teams[0].name);

  const view = await admin.site.call(tournamentsApi.get, { params });
  const [match] = view.tournament.stages[0]?.rounds[0]?.matches ?? [];
  if (!match) throw new Error('the event has opened no fixture');
  const teamOf = (participant: string) => {
    const found = teams.find((team) => team.id === view.tournament.participants[participant]?.team_id);
    if (!found) throw new Error('a participant is no team of this story');
    return found;
  };
  const battle: BuiltBattle = {
    id: match.match_id,
    teams: { a: teamOf(match.a), b: teamOf(match.b) },
    deckCount: 1,
  };
  await startBattle(battle, SIZE);
  for (const number of [1, 2]) await playBoard(battle, number, 'a');

  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(battle.teams.a.name, LIVE);
  await expect(first).toContainText('1–0');
  await expect(one.getByRole('heading', { name: /恭喜夺冠|第 2 名/ })).toBeVisible(LIVE);
});
