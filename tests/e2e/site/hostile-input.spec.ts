import type { Page } from '@playwright/test';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { checkInAll } from '@pailei/simulator/run-tournament';
import { chooseDecks, newTournament } from '@pailei/simulator/tournament-plan';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import {
  FINAL_ONLY,
  matchViewPath,
  myPanelPath,
  openMatch,
  playUntilGame,
  report,
  startTournament,
  type RunningMatch,
} from '../support/match.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** Markup that would load an image, and run what fails to load it. */
const markup = (): string => `<img src=x onerror=alert(1)>${crypto.randomUUID().slice(0, 8)}`;
const FORMULA = '=HYPERLINK("https://example.invalid")';

/** Text of people that stands on the page as it was written, and as nothing else. */
async function expectText(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

type Hostile = RunningMatch & {
  name: string;
  description: string;
  deck: string;
  gameId: string;
  objection: string;
  reason: string;
};

/** A running whose every text is markup, up to a ruling on its first game. */
async function buildHostileDuel(): Promise<Hostile> {
  const [staff, one, other] = await Promise.all([staffOfSite(), newPlayer('甲'), newPlayer('乙')]);
  const [name, description, deck, objection, reason] = [markup(), markup(), markup(), markup(), markup()];
  const gameId = '<img src=x onerror=alert(1)>';
  const plan = newTournament({
    name,
    description,
    capacity: 2,
    format: 'conquest',
    stages: FINAL_ONLY,
    timers: DEFAULT_SERIES_TIMERS,
  });
  plan.settings.decklists = 'open_from_start';
  const { tournament } = await staff.admin.site.call(tournamentsApi.create, { body: plan });
  const params = { id: tournament.id };
  await staff.admin.site.call(tournamentsApi.openRegistration, { params, body: {} });
  for (const { site, username } of [one, other]) {
    await site.call(profileApi.update, { body: { game_id: gameId } });
    await site.call(tournamentsApi.register, { params, body: {} });
    const decks = chooseDecks(tournament.settings, createPace(1, 1), username).map(({ code }) => ({
      code,
      name: deck,
    }));
    await site.call(tournamentsApi.submitDecks, { params, body: { decks } });
  }
  await checkInAll(staff, [one, other], tournament.id, 600);
  const started = await startTournament(staff, tournament.id);
  const match = openMatch(started);
  const isFirst = started.participants[match.a ?? '']?.user_id === one.user_id;
  const [a, b] = isFirst ? [one, other] : [other, one];
  const running = { a, b, tournament: started, matchId: match.match_id, staff };
  await playUntilGame(running);
  await report(running, 'a', 'a');
  await b.site.call(matchesApi.contest, { params: { id: running.matchId }, body: { game_number: 1, note: objection } });
  return { ...running, name, description, deck, gameId, objection, reason };
}

const rule = ({ staff, matchId, reason }: Hostile): Promise<unknown> =>
  staff.referee.site.call(matchesApi.rule, {
    params: { id: matchId },
    body: { type: 'rule_game', game_number: 1, result: 'a', reason },
  });

test('markup in a tournament stays text in every window, on the overlay and in the notices', async ({ openWindow }) => {
  const running = await buildHostileDuel();
  const path = `/solo-tournaments/${running.tournament.id}`;
  const referee = await openWindow({ player: running.staff.referee });
  await referee.goto(path);
  await expectText(referee, running.name, running.description);
  await expect(referee).toHaveTitle(`${running.name} · 牌擂`);
  await referee.getByRole('button', { name: '裁定' }).click();
  await expectText(referee, running.objection);
  await rule(running);

  const mine = await openWindow({ player: running.a });
  await mine.goto(myPanelPath(running.tournament.id));
  await expectText(mine, running.deck, running.gameId);
  await mine.goto('/notifications');
  await expectText(mine, `「${running.name}」`, running.reason);

  const guest = await openWindow();
  await guest.goto('/solo-tournaments');
  await expectText(guest, running.name);
  await guest.goto(matchViewPath(running));
  await expectText(guest, running.deck, running.reason);
  for (const query of [
    `match=${running.matchId}`,
    `match=${running.matchId}&layout=full`,
    `tournament=${running.tournament.id}&layout=bracket`,
  ]) {
    await guest.goto(`/match-view?${query}`);
    await expectText(guest, running.a.username);
  }
  await guest.goto(`/match-view?match=${encodeURIComponent(markup())}&layout=${encodeURIComponent(markup())}`);
  await expectText(guest);
});

test('what is searched for, and where one came from, is echoed as text', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 404/);
  const { admin } = await staffOfSite();
  const adminPage = await openWindow({ player: admin });
  const text = markup();
  for (const path of ['/admin/users', '/admin/expert-applications']) {
    await adminPage.goto(`${path}?search=${encodeURIComponent(text)}`);
    await expect(adminPage.getByRole('textbox', { name: /^搜索/ })).toHaveValue(text);
    await expectText(adminPage);
  }
  await adminPage.goto(`/admin/audit?target=${encodeURIComponent(text)}`);
  await expectText(adminPage, text);
  await adminPage.goto(`/nowhere/${encodeURIComponent(text)}`);
  await expectText(adminPage);

  const guest = await openWindow();
  await guest.goto(`/login?redirect=${encodeURIComponent(`javascript:${text}`)}&error=${encodeURIComponent(text)}`);
  await expect(guest.getByRole('heading', { name: '登录' })).toBeVisible();
  await expectText(guest);
  await guest.keyboard.press('Control+k');
  await guest.getByRole('dialog', { name: '搜索' }).getByRole('combobox').fill(text);
  await expectText(guest, `没有找到「${text}」`);
});

/** An account to which everything was done for reasons that are markup or a formula. */
async function buildHostileAccount(admin: Player): Promise<{ player: Player; texts: string[]; note: string }> {
  const player = await newPlayer('来者');
  const params = { id: player.user.id };
  const [achievements, note, suspension] = [markup(), markup(), markup()];
  await player.site.call(expertsApi.apply, {
    body: { game_id: FORMULA.slice(0, 30), best_rank: FORMULA, achievements },
  });
  await admin.site.call(pointsApi.adjust, { params, body: { amount: 5, reason: note } });
  await admin.site.call(usersApi.logOutEverywhere, { params, body: { reason: FORMULA } });
  await admin.site.call(usersApi.suspend, { params, body: { until: null, reason: suspension } });
  return { player, texts: [achievements, suspension], note };
}

test('an admin’s pages and exports show markup and formulas as text', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const { player, texts, note } = await buildHostileAccount(admin);
  const [achievements = '', suspension = ''] = texts;
  const adminPage = await openWindow({ player: admin });
  await adminPage.goto(`/admin/users?user=${player.user.id}`);
  const panel = adminPage.getByRole('dialog', { name: player.username, exact: true });
  await expect(panel.getByText(suspension)).toBeVisible();
  await panel.getByRole('tab', { name: '积分' }).click();
  await expect(panel.getByText(note)).toBeVisible();
  await panel.getByRole('tab', { name: /审计日志/ }).click();
  await expect(panel.getByText(FORMULA)).toBeVisible();
  await expectText(adminPage);

  await adminPage.goto(`/admin/expert-applications?search=${encodeURIComponent(player.username)}`);
  await adminPage
    .getByRole('row', { name: new RegExp(player.username) })
    .getByRole('button')
    .click();
  await expectText(adminPage, achievements);

  await adminPage.goto(`/admin/audit?target=${player.user.id}`);
  const row = adminPage.getByRole('row', { name: new RegExp(`停用账号.*${player.username}`) });
  await row.getByRole('button', { name: /^展开/ }).click();
  await expectText(adminPage, suspension);
  const saved = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: '导出 CSV' }).click();
  const csv = await textOf(await (await saved).createReadStream());
  expect(csv).toContain(suspension);
  expect(csv).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
});

test('an announcement is shown as it was written', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [title, body] = [markup(), markup()];
  const { id } = await admin.site.call(announcementsApi.create, {
    body: {
      title,
      body,
      level: 'info',
      is_pinned: false,
      starts_at: null,
      ends_at: null,
    },
  });
  const [adminPage, guest] = [await openWindow({ player: admin }), await openWindow()];
  await guest.goto('/');
  await guest.getByText(title).click();
  await expectText(guest, title, body);
  await adminPage.goto('/admin/announcements');
  await expectText(adminPage, title);
  await admin.site.call(announcementsApi.end, { params: { id } });
  await expect(guest.getByText(title)).toHaveCount(0);
});

test('the debug panel and its export keep what was answered as text', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const adminPage = await openWindow({ player: admin });
  await adminPage.addInitScript(() => localStorage.setItem('api-debug-enabled', 'true'));
  const search = markup();
  await adminPage.goto(`/admin/users?search=${encodeURIComponent(search)}`);
  await expect(adminPage.getByText('没有符合条件的账号。')).toBeVisible();
  await adminPage.keyboard.press('Control+Shift+D');
  const panel = adminPage.getByRole('region', { name: '接口调试面板' });
  await panel.getByText('GET /admin/users').first().click();
  await expect(panel.getByText(search).first()).toBeVisible();
  await expectText(adminPage);
  const saved = adminPage.waitForEvent('download');
  await panel.getByRole('button', { name: '导出 JSON' }).click();
  expect(await textOf(await (await saved).createReadStream())).not.toContain('<');
});

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
