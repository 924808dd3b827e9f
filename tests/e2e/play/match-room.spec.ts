import type { Page } from '@playwright/test';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import { matchViewPath, myPanelPath, openMatch, openTournament, startTournament } from '../support/match.ts';
import { freshName, newPlayer, staffOfSite } from '../support/players.ts';
import { claimWin } from '../support/match-room.ts';
import { expect, test } from '../support/test.ts';
import { overlayDigit, receivedFrames, score } from '../support/locators.ts';

const UNPROCESSABLE = /status of 422/;
const LINEUPS = { left: ['mage', 'priest', 'rogue'], right: ['warrior', 'hunter', 'druid'] } as const;

type Seat = { page: Page; name: string; frames: string[]; decks: { name: string; code: string }[] };

/** Deck names that stand for one player only, so that they can be looked for on the wire. */
function lineup(classes: readonly string[], owner: string) {
  return classes.map((heroClass, index) => ({
    name: `${owner}之${index + 1}`,
    code: DECKS.find((deck) => deck.class === heroClass)?.code ?? '',
  }));
}

async function register(page: Page, username: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '注册' }).click();
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('游戏 ID').fill(`${username}#5123`);
  await page.getByLabel('邮箱').fill(`${crypto.randomUUID()}@example.invalid`);
  await page.getByLabel('密码', { exact: true }).fill(crypto.randomUUID());
  await page.getByRole('button', { name: '注册', exact: true }).click();
}

async function fillDecks({ page, decks }: Seat): Promise<void> {
  for (const [index, { name, code }] of decks.entries()) {
    const deck = page.getByRole('group', { name: `第 ${index + 1} 副卡组` });
    await deck.getByLabel(`卡组 ${index + 1} 名称`).fill(name);
    await deck.getByLabel('卡组码').fill(code);
  }
}

async function submitDecks(seat: Seat): Promise<void> {
  await fillDecks(seat);
  await seat.page.getByRole('button', { name: '提交 3 副卡组' }).click();
  await expect(seat.page.getByRole('heading', { name: '等待签到' })).toBeVisible();
}

/** Marks a deck and hands the choice in. */
async function choose({ page }: Seat, verb: '禁用' | '出战', deck: string): Promise<void> {
  await page.getByRole('main').getByText(deck, { exact: true }).first().click();
  await page.getByRole('button', { name: `${verb}「${deck}」` }).click();
}

const occurrences = (text: string, part: string) => text.split(part).length - 1;

/** Nothing in the window sets one of these decks apart from the others. */
async function expectNoneStandsOut(page: Page, names: readonly string[]): Promise<void> {
  const content = await page.content();
  const counts = names.map((name) => occurrences(content, name));
  expect(new Set(counts).size, JSON.stringify(counts)).toBe(1);
}

/** A window may follow the featured match, too, which another story plays meanwhile. */
function isOfAnotherMatch(frame: string, matchId: string): boolean {
  return frame.includes('"topic":"match:') && !frame.includes(matchId);
}

/** The messages say that a choice was locked, and nothing of it. */
function expectSealed(frames: readonly string[], decks: readonly string[]): void {
  const since = frames.join('\n');
  expect(since).toMatch(/(bans|pick)_locked/);
  expect(since).not.toMatch(/"slots?"/);
  for (const deck of decks) expect(since).not.toContain(deck);
}

async function reportWin({ page, ...winner }: Seat, loser: Seat, game: number): Promise<void> {
  await claimWin(page, game);
  await expect(loser.page.getByText(`${winner.name} 上报：${winner.name} 胜`)).toBeVisible();
  await loser.page.getByRole('button', { name: `确认：${winner.name} 胜` }).click();
}

test('a newcomer registers, enters, and plays a match to its end, and everybody sees it', async ({
  openWindow,
  page,
  allowErrors,
}) => {
  allowErrors(UNPROCESSABLE);
  const staff = await staffOfSite();
  const { id } = await openTournament(staff);
  const rival = await newPlayer('对手');
  const rivalPage = await openWindow({ player: rival });
  const me: Seat = { page, name: freshName('新手'), frames: receivedFrames(page), decks: lineup(LINEUPS.left, '左') };
  const other: Seat = {
    page: rivalPage,
    name: rival.username,
    frames: receivedFrames(rivalPage),
    decks: lineup(LINEUPS.right, '右'),
  };

  await test.step('register on the way to the tournament', async () => {
    await page.goto(myPanelPath(id));
    await page.getByRole('tabpanel').getByRole('link', { name: '登录' }).click();
    await register(page, me.name);
    await rivalPage.goto(myPanelPath(id));
    for (const seat of [me, other]) await seat.page.getByRole('button', { name: '报名', exact: true }).click();
    for (const seat of [me, other]) await expect(seat.page.getByRole('heading', { name: '提交卡组' })).toBeVisible();
  });

  await test.step('a broken deck code is named at its field and nothing is lost', async () => {
    await fillDecks(me);
    const codes = page.getByLabel('卡组码');
    await codes.nth(1).fill('AAECAQcAD7');
    await page.getByRole('button', { name: '提交 3 副卡组' }).click();
    await expect(codes.nth(1)).toHaveAccessibleDescription('卡组码不完整，请从游戏中重新复制');
    await expect(codes.nth(0)).toHaveValue(me.decks[0]?.code ?? '');
    await expect(page.getByLabel('卡组 3 名称')).toHaveValue('左之3');
    await submitDecks(me);
    await submitDecks(other);
  });

  await test.step('check in and start', async () => {
    await staff.referee.site.call(tournamentsApi.openCheckIn, { params: { id }, body: { seconds: 600 } });
    for (const seat of [me, other]) await seat.page.getByRole('button', { name: '签到', exact: true }).click();
    for (const seat of [me, other]) await expect(seat.page.getByRole('heading', { name: '等待开赛' })).toBeVisible();
  });
  const tournament = await startTournament(staff, id);
  const matchId = openMatch(tournament).match_id;
  const [matchView, overlay] = await Promise.all([openWindow(), openWindow()]);
  const publicFrames = [receivedFrames(matchView), receivedFrames(overlay)];
  await Promise.all([
    matchView.goto(matchViewPath({ tournament, matchId })),
    overlay.goto(`/match-view?match=${matchId}`),
  ]);
  await expect(score(matchView, 0, 0)).toBeVisible();
  await expect(overlay.locator('[data-part="phase"]')).toContainText('BO3');

  /** Both choose; until the second has, no other window may know what the first took. */
  async function chooseBlindly(
    verb: '禁用' | '出战',
    first: string,
    second: string,
    candidates: readonly string[],
  ): Promise<void> {
    const seen = [other.frames, ...publicFrames];
    const marks = seen.map((frames) => frames.length);
    await expect(other.page.getByText('对手尚未提交')).toBeVisible();
    await choose(me, verb, first);
    await expect(page.getByText(`已提交：${verb}「${first}」`)).toBeVisible();
    await expect(other.page.getByText('对手已提交')).toBeVisible();
    await expect
      .poll(() => seen.every((frames, index) => frames.slice(marks[index]).some((text) => text.includes('_locked'))))
      .toBe(true);
    await expectNoneStandsOut(other.page, candidates);
    await expectNoneStandsOut(matchView, candidates);
    for (const [index, frames] of seen.entries())
      expectSealed(
        frames.slice(marks[index]).filter((text) => !isOfAnotherMatch(text, matchId)),
        [...me.decks, ...other.decks].map(({ name }) => name),
      );
    await choose(other, verb, second);
    for (const frames of seen)
      await expect
        .poll(() => frames.some((text) => text.includes(verb === '禁用' ? 'bans_revealed' : 'picks_revealed')))
        .toBe(true);
  }

  await test.step('ready, and ban without seeing what the other bans', async () => {
    for (const seat of [me, other]) await seat.page.getByRole('button', { name: '我已就绪' }).click();
    await chooseBlindly('禁用', '右之2', '左之1', ['右之1', '右之2', '右之3']);
    await expect(matchView.getByText(`${other.name} 禁 左之1`).first()).toBeVisible();
    // the colour of its class is a variable that the overlay's own style sheet has to bring
    await expect(overlay.locator('[class*="deckPlate"]').first()).toHaveCSS('background-image', /gradient/);
  });

  await test.step('the first game, picked blindly', async () => {
    await chooseBlindly('出战', '左之2', '右之1', ['左之2', '左之3']);
    await reportWin(me, other, 1);
    await expect(score(page, 1, 0)).toBeVisible();
    await expect(score(rivalPage, 0, 1)).toBeVisible();
  });

  await test.step('the second game ends the match', async () => {
    // a deck that won is out in conquest, and the last one that is left needs no choice
    await expect(page.getByText('已提交：出战「左之3」')).toBeVisible();
    await choose(other, '出战', '右之3');
    await reportWin(me, other, 2);
  });

  await expect(page.getByRole('heading', { name: '恭喜夺冠' })).toBeVisible();
  await expect(rivalPage.getByRole('heading', { name: '第 2 名' })).toBeVisible();
  await expect(matchView.getByRole('region', { name: '比分' })).toContainText(`${me.name} 取胜`);
  await expect(overlay.locator('[data-part="phase"]')).toContainText('本场结束');
  const side =
    openMatch(tournament).a === Object.values(tournament.participants).find(({ name }) => name === me.name)?.id
      ? 'a'
      : 'b';
  await expect(score(matchView, side === 'a' ? 2 : 0, side === 'a' ? 0 : 2)).toBeVisible();
  await expect(overlayDigit(overlay, side)).toHaveText('2');
});
