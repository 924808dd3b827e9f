import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import type { Page } from '@playwright/test';
import { startTournament } from '../../support/match.ts';
import { freshName, newPlayer, staffOfSite, type Player } from '../../support/players.ts';
import { expect, test } from '../../support/test.ts';

const PLAYERS = 8;

/** The organiser's editor: groups, then the best two of each in a double elimination. Returns the id of the event. */
async function createByForm(page: Page, name: string): Promise<string> {
  await page.goto('/admin/solo-management/new');
  await page.getByLabel('赛事名称').fill(name);
  await page.getByLabel('人数上限').fill(String(PLAYERS));
  await page.getByRole('button', { name: '小组赛 + 双败', exact: true }).click();
  await expect(page.getByRole('group', { name: '赛程图' }).getByText('8 → 2 组 × 4 → 4 强')).toBeVisible();
  await page.getByRole('combobox', { name: '退出者的成绩' }).click();
  await page.getByRole('option', { name: '全部作废' }).click();
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('groups and a double elimination are made by the form, seeded by hand and played; a player sees each stage live', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const admin = await openWindow({ player: staff.admin });
  const id = await createByForm(admin, freshName('小组擂 '));
  await admin.getByRole('button', { name: '开放报名' }).click();
  await expect(admin.getByText('报名中', { exact: true }).first()).toBeVisible();
  const params = { id };
  const { tournament } = await staff.admin.site.call(tournamentsApi.get, { params });
  expect(tournament.settings.withdrawal).toBe('annul');
  const players: Player[] = [];
  for (let index = 1; index <= PLAYERS; index += 1) players.push(await newPlayer(`组员${index}`));
  const pace = createPace(1, 1);
  for (const player of players) await enter(player, tournament, pace);

  const [first, second] = players as [Player, Player];
  await test.step('seeds by hand', async () => {
    await admin.getByRole('button', { name: '种子', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: '种子' });
    await dialog.getByRole('button', { name: '手动排序' }).click();
    const rows = dialog.getByRole('list', { name: '种子顺序' }).getByRole('listitem');
    await expect(rows).toHaveCount(PLAYERS);
    for (const [place, player] of [first, second].entries()) {
      const handle = dialog.getByRole('button', { name: `移动 ${player.username}` });
      await handle.focus();
      for (let step = 0; step < PLAYERS; step += 1) {
        if ((await rows.nth(place).textContent())?.includes(player.username)) break;
        await admin.keyboard.press('ArrowUp');
      }
      await expect(rows.nth(place)).toContainText(player.username);
    }
    await dialog.getByRole('button', { name: '保存种子' }).click();
    await expect(dialog).toBeHidden();
  });

  await checkInAll(staff, players, id, 600);
  const mine = await openWindow({ player: first });
  await mine.goto(`/solo-tournaments/${id}`);
  let state = await startTournament(staff, id);
  const [a, b] = state.stages[0]?.groups ?? [];
  const nameOf = (entrant = '') => state.participants[entrant]?.name ?? '';
  expect([nameOf(a?.[0]), nameOf(b?.[0])]).toEqual([first.username, second.username]);

  await test.step('groups', async () => {
    await mine.getByRole('tab', { name: /小组/ }).click();
    await expect(mine.getByRole('region', { name: 'A 组', exact: true })).toContainText(first.username);
    await expect(mine.getByRole('region', { name: 'B 组', exact: true })).toContainText(second.username);
  });

  await test.step('the best two of each go on', async () => {
    while (state.stages.length < 2) {
      const open = state.stages[0]?.rounds.flatMap(({ matches }) => matches).filter(({ result }) => result === null);
      for (const match of open ?? [])
        await staff.referee.site.call(matchesApi.rule, {
          params: { id: match.match_id },
          body: {
            type: 'give_match_loss',
            // The higher seed wins.
            side: nameOf(match.a) < nameOf(match.b) ? 'b' : 'a',
            reason: '按种子判定',
          },
        });
      await expect
        .poll(async () => {
          state = (await staff.admin.site.call(tournamentsApi.get, { params })).tournament;
          return (
            state.stages.length > 1 || state.stages[0]?.rounds.at(-1)?.matches.some(({ result }) => result === null)
          );
        })
        .toBe(true);
    }
    expect(state.stages[1]).toMatchObject({ type: 'double_elimination' });
    expect(state.stages[1]?.entrants.length).toBe(4);
    await mine.getByRole('tab', { name: /对阵/ }).click();
    await expect(mine.getByRole('region', { name: '对阵图' })).toContainText(first.username);
    await expect(mine.getByText('败者组', { exact: true }).first()).toBeVisible();
  });
});
