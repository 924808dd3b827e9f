import type { Page } from '@playwright/test';
import { adminUsersApi } from '@pailei/contracts/admin-users';
import { announcementsApi } from '@pailei/contracts/announcements';
import { expertsApi } from '@pailei/contracts/experts';
import { matchesApi } from '@pailei/contracts/matches';
import { pointsApi } from '@pailei/contracts/points';
import { profileApi } from '@pailei/contracts/profile';
import { tournamentsApi } from '@pailei/contracts/tournaments';
import { createPace } from '@pailei/simulator/pace';
import { checkInAll } from '@pailei/simulator/run-tournament';
import { chooseDecks, newTournament } from '@pailei/simulator/tournament-plan';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series';
import {
  FINAL_ONLY,
  matchViewPath,
  myPanelPath,
  openMatch,
  playUntilGame,
  report,
  startTournament,
} from './support/duel.ts';
import type { Duel } from './support/duel.ts';
import { newPlayer, staffOfSite } from './support/people.ts';
import type { Player } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Markup that would load an image, and run what fails to load it. */
const markup = (): string => `<img src=x onerror=alert(1)>${crypto.randomUUID().slice(0, 8)}`;
const FORMULA = '=HYPERLINK("https://example.invalid")';

/** Text of people that stands on the page as it was written, and as nothing else. */
async function expectText(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

type Hostile = Duel & {
  name: string;
  description: string;
  deck: string;
  gameId: string;
  objection: string;
  reason: string;
};

/** A duel whose every text is markup, up to a ruling on its first game. */
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
  const duel = { a, b, tournament: started, matchId: match.match_id, staff };
  await playUntilGame(duel);
  await report(duel, 'a', 'a');
  await b.site.call(matchesApi.contest, { params: { id: duel.matchId }, body: { game_number: 1, note: objection } });
  return { ...duel, name, description, deck, gameId, objection, reason };
}

const rule = ({ staff, matchId, reason }: Hostile): Promise<unknown> =>
  staff.referee.site.call(matchesApi.rule, {
    params: { id: matchId },
    body: { type: 'rule_game', game_number: 1, result: 'a', reason },
  });

test('markup in a tournament stays text in every window, on the overlay and in the notices', async ({ openWindow }) => {
  const duel = await buildHostileDuel();
  const path = `/solo-tournaments/${duel.tournament.id}`;
  const referee = await openWindow({ player: duel.staff.referee });
  await referee.goto(path);
  await expectText(referee, duel.name, duel.description);
  await expect(referee).toHaveTitle(`${duel.name} · 牌擂`);
  await referee.getByRole('button', { name: '裁定' }).click();
  await expectText(referee, duel.objection);
  await rule(duel);

  const mine = await openWindow({ player: duel.a });
  await mine.goto(myPanelPath(duel.tournament.id));
  await expectText(mine, duel.deck, duel.gameId);
  await mine.goto('/notifications');
  await expectText(mine, `「${duel.name}」`, duel.reason);

  const guest = await openWindow();
  await guest.goto('/solo-tournaments');
  await expectText(guest, duel.name);
  await guest.goto(matchViewPath(duel));
  await expectText(guest, duel.deck, duel.reason);
  for (const query of [
    `match=${duel.matchId}`,
    `match=${duel.matchId}&layout=full`,
    `tournament=${duel.tournament.id}&layout=bracket`,
  ]) {
    await guest.goto(`/match-view?${query}`);
    await expectText(guest, duel.a.username);
  }
  await guest.goto(`/match-view?match=${encodeURIComponent(markup())}&layout=${encodeURIComponent(markup())}`);
  await expectText(guest);
});

test('what is searched for, and where one came from, is echoed as text', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 404/);
  const { admin } = await staffOfSite();
  const desk = await openWindow({ player: admin });
  const text = markup();
  for (const path of ['/admin/users', '/admin/expert-applications']) {
    await desk.goto(`${path}?search=${encodeURIComponent(text)}`);
    await expect(desk.getByRole('textbox', { name: /^搜索/ })).toHaveValue(text);
    await expectText(desk);
  }
  await desk.goto(`/admin/audit?target=${encodeURIComponent(text)}`);
  await expectText(desk, text);
  await desk.goto(`/nowhere/${encodeURIComponent(text)}`);
  await expectText(desk);

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
  await admin.site.call(adminUsersApi.logOutEverywhere, { params, body: { reason: FORMULA } });
  await admin.site.call(adminUsersApi.suspend, { params, body: { until: null, reason: suspension } });
  return { player, texts: [achievements, suspension], note };
}

test('an admin’s pages and exports show markup and formulas as text', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const { player, texts, note } = await buildHostileAccount(admin);
  const [achievements = '', suspension = ''] = texts;
  const desk = await openWindow({ player: admin });
  await desk.goto(`/admin/users?user=${player.user.id}`);
  const panel = desk.getByRole('dialog', { name: player.username, exact: true });
  await expect(panel.getByText(suspension)).toBeVisible();
  await panel.getByRole('tab', { name: '积分' }).click();
  await expect(panel.getByText(note)).toBeVisible();
  await panel.getByRole('tab', { name: /操作记录/ }).click();
  await expect(panel.getByText(FORMULA)).toBeVisible();
  await expectText(desk);

  await desk.goto(`/admin/expert-applications?search=${encodeURIComponent(player.username)}`);
  await desk
    .getByRole('row', { name: new RegExp(player.username) })
    .getByRole('button')
    .click();
  await expectText(desk, achievements);

  await desk.goto(`/admin/audit?target=${player.user.id}`);
  const row = desk.getByRole('row', { name: new RegExp(`停用账号.*${player.username}`) });
  await row.getByRole('button', { name: /^展开/ }).click();
  await expectText(desk, suspension);
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '导出 CSV' }).click();
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
  const [desk, guest] = [await openWindow({ player: admin }), await openWindow()];
  await guest.goto('/');
  await guest.getByText(title).click();
  await expectText(guest, title, body);
  await desk.goto('/admin/announcements');
  await expectText(desk, title);
  await admin.site.call(announcementsApi.end, { params: { id } });
  await expect(guest.getByText(title)).toHaveCount(0);
});

test('the debug panel and its export keep what was answered as text', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const desk = await openWindow({ player: admin });
  await desk.addInitScript(() => localStorage.setItem('api-debug-enabled', 'true'));
  const search = markup();
  await desk.goto(`/admin/users?search=${encodeURIComponent(search)}`);
  await expect(desk.getByText('没有符合条件的账号。')).toBeVisible();
  await desk.keyboard.press('Control+Shift+D');
  const panel = desk.getByRole('region', { name: '接口调试面板' });
  await panel.getByText('GET /admin/users').first().click();
  await expect(panel.getByText(search).first()).toBeVisible();
  await expectText(desk);
  const saved = desk.waitForEvent('download');
  await panel.getByRole('button', { name: '导出 JSON' }).click();
  expect(await textOf(await (await saved).createReadStream())).not.toContain('<');
});

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
