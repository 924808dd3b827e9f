import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createPace } from '@pailei/simulator/connections/pace';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import { newTournament } from '@pailei/simulator/tournament-plan';
import type { Page } from '@playwright/test';
import { startTournament } from '../../support/match.ts';
import { freshName, newPlayer, staffOfSite, type Player } from '../../support/players.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const STAGES: StageSettings[] = [{ type: 'swiss', rounds: 4, best_of: 1 }];
const PLAYERS = 6;

type Staff = Awaited<ReturnType<typeof staffOfSite>>;

/** An event whose rounds wait for the staff, with its first one drawn. */
async function buildPreviewed(staff: Staff): Promise<{ tournament: TournamentState; players: Player[] }> {
  const plan = {
    name: freshName('草案擂 '),
    description: '',
    capacity: 12,
    format: 'conquest',
    stages: STAGES,
  } as const;
  const body = newTournament({ ...plan, stages: [...STAGES], timers: DEFAULT_SERIES_TIMERS });
  const late_entry = { until_round: 2, missed_rounds: 'half_point_bye' as const, by_players: true };
  const settings = { ...body.settings, pairing: 'preview' as const, late_entry };
  const created = await staff.admin.site.call(tournamentsApi.create, { body: { ...body, settings } });
  const params = { id: created.tournament.id };
  const { tournament } = await staff.admin.site.call(tournamentsApi.openRegistration, { params, body: {} });
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => newPlayer(`选手${index + 1}`)));
  const pace = createPace(1, 1);
  for (const player of players) await enter(player, tournament, pace);
  await checkInAll(staff, players, tournament.id, 600);
  return { tournament: await startTournament(staff, tournament.id), players };
}

const draftOf = (page: Page) => page.getByRole('region', { name: '对阵草案' });
const swissPath = ({ id }: TournamentState) => `/solo-tournaments/${id}?tab=swiss`;

test('the staff see a drawn round and change it, players see nothing, and their table as soon as it is published', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const { tournament, players } = await buildPreviewed(staff);
  const [mine, referee] = [await openWindow({ player: players[0]! }), await openWindow({ player: staff.referee })];
  await Promise.all([mine.goto(swissPath(tournament)), referee.goto(swissPath(tournament))]);
  const draft = draftOf(referee);
  await expect(draft.getByText('没有放宽任何配对规则', { exact: false })).toBeVisible();
  await expect(mine.getByRole('heading', { name: '积分榜' })).toBeVisible();
  await expect(draftOf(mine)).toHaveCount(0);
  await expect(mine.getByRole('heading', { name: '各轮对阵' })).toHaveCount(0);

  const seats = draft.getByRole('listitem').getByRole('button');
  const [first, third] = [await seats.nth(0).textContent(), await seats.nth(2).textContent()];
  await seats.nth(0).focus();
  await referee.keyboard.press('Enter');
  await seats.nth(2).click();
  const bar = referee.getByRole('region', { name: '调整对阵' });
  await bar.getByLabel('原因，会公开').fill('同城选手分开');
  await bar.getByRole('button', { name: '两人对调' }).click();
  await expect(draft.getByText('人工调整').first()).toBeVisible();
  await expect(seats.nth(0)).toHaveText(third ?? '');

  await draft.getByRole('button', { name: '公布第 1 轮' }).click();
  await dialogIn(referee).getByRole('button', { name: '公布第 1 轮' }).click();
  const published = Date.now();
  await expect(mine.getByText('本轮有 1 处人工调整')).toBeVisible();
  expect(Date.now() - published).toBeLessThan(3_000);
  await expect(mine.locator('li').filter({ hasText: players[0]!.username }).getByText('我')).toBeVisible();
  await mine.getByText('本轮有 1 处人工调整').click();
  await expect(mine.getByText(`对调 ${first} 与 ${third}：同城选手分开`)).toBeVisible();
  await expect(draft).toHaveCount(0);

  await mine.getByRole('link', { name: '打印' }).click();
  await expect(mine.getByRole('heading', { name: `${tournament.name} 瑞士轮 第 1 轮` })).toBeVisible();
  await mine.getByRole('button', { name: '按姓名' }).click();
  await expect(mine.getByRole('row')).toHaveCount(PLAYERS + 1);
});

test('a player who drops undoes it, the draft is drawn anew each time, and a late one reads what it costs', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const { tournament, players } = await buildPreviewed(staff);
  const late = await newPlayer('后来');
  const [mine, referee, other] = [
    await openWindow({ player: players[0]! }),
    await openWindow({ player: staff.referee }),
    await openWindow({ player: late }),
  ];
  const panel = `/solo-tournaments/${tournament.id}?tab=mine`;
  await Promise.all([mine.goto(panel), other.goto(panel), referee.goto(swissPath(tournament))]);
  await expect(other.getByText('还没有错过任何一轮', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: '中途加入' }).click();
  await expect(other.getByRole('button', { name: /副卡组加入$/ })).toBeVisible();

  await mine.getByRole('button', { name: '退出赛事' }).click();
  await dialogIn(mine)
    .getByRole('button', { name: /^退出赛事/ })
    .click();
  await expect(draftOf(referee).getByText('有选手退出，已重新配对', { exact: false })).toBeVisible();
  await mine.getByRole('button', { name: '撤销退出' }).click();
  await expect(draftOf(referee).getByText('有选手加入，已重新配对', { exact: false })).toBeVisible();
  await expect(mine.getByRole('button', { name: '退出赛事' })).toBeVisible();
});
