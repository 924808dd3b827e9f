import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { enter } from '@pailei/simulator/run-tournament';
import { openMatch, openTournament, playUntilGame, report, startTournament } from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/dashboard/current-tournament';
const FINAL_OF_ONE = [
  { type: 'single_elimination', size: null, best_of: 1, final_best_of: null, third_place: false },
] as const;

test('the page of the current event follows it live from registration to the place', async ({ openWindow }) => {
  const [staff, me, rival] = await Promise.all([staffOfSite(), newPlayer('夜行'), newPlayer('同行')]);
  const page = await openWindow({ player: me });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: '还没有参赛' })).toBeVisible();

  const announced = await openTournament(staff, [...FINAL_OF_ONE]);
  const { id } = announced;
  const params = { id };
  const main = page.getByRole('main');
  await enter(me, announced, createPace(1, 1));
  await expect(main.getByRole('heading', { name: '等待签到' })).toBeVisible();
  await enter(rival, announced, createPace(1, 1));
  await staff.referee.site.call(tournamentsApi.openCheckIn, { params, body: { seconds: 600 } });
  await main.getByRole('button', { name: '签到' }).click();
  await expect(main.getByRole('heading', { name: '等待开赛' })).toBeVisible();
  await rival.site.call(tournamentsApi.checkIn, { params, body: {} });

  const tournament = await startTournament(staff, id);
  const match = openMatch(tournament);
  await expect(main.getByRole('heading', { name: '进入房间' })).toBeVisible();
  await expect(main.getByRole('link', { name: rival.username }).first()).toBeVisible();
  const isFirst = tournament.participants[match.a]?.user_id === me.user.id;
  const running = { a: isFirst ? me : rival, b: isFirst ? rival : me, matchId: match.match_id };
  const [mine, theirs] = isFirst ? (['a', 'b'] as const) : (['b', 'a'] as const);
  await playUntilGame(running);
  await expect(main.getByRole('heading', { name: '打完后上报第 1 局结果' })).toBeVisible();
  await report(running, theirs, theirs);
  await expect(main.getByRole('heading', { name: '确认对手上报的第 1 局结果' })).toBeVisible();
  await me.site.call(matchesApi.contest, {
    params: { id: match.match_id },
    body: { game_number: 1, note: '是我赢了' },
  });
  await expect(main.getByRole('heading', { name: '等待裁判裁定' })).toBeVisible();
  await staff.referee.site.call(matchesApi.rule, {
    params: { id: match.match_id },
    body: { type: 'rule_game', game_number: 1, result: mine, reason: '核对录像后认定' },
  });
  await expect(main.getByRole('heading', { name: '恭喜夺冠' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: '1 : 0' })).toContainText(rival.username);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入日历' }).click();
  expect((await download).suggestedFilename()).toBe('我的赛事.ics');
});
