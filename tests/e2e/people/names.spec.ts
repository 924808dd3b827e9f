import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Locator, Page } from '@playwright/test';
import { buildBattle, startBattle } from '../support/battles.ts';
import { buildRunningMatch, matchViewPath, playGame, playUntilGame, type RunningMatch } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [360, 768, 1280, 1920];
/** Up to it a bracket is a list of rows. */
const LIST_WIDTH = 768;
const DECK_NAMES = ['一二三四五六七八', '进击的亡语萨满祭', '快攻海盗战士挑战', '星灵元素法师先锋'];
const SWISS: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

/** Names as long as people give them. */
async function longDuel(stages?: StageSettings[]): Promise<RunningMatch> {
  const running = await buildRunningMatch(stages, {
    staff: newStaff(),
    players: ['长街听雨夜归人', '赤壁东风不与周'],
    decks: DECK_NAMES,
  });
  await playUntilGame(running);
  return running;
}

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** The boxes of the printed text, not of the element around it. */
async function printed(texts: Locator): Promise<{ text: string; box: Box }[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isClipped = getComputedStyle(element).overflow === 'hidden';
      const shown = isClipped ? Math.min(width, element.clientWidth) : width;
      return width === 0 ? [] : [{ text: element.textContent, box: { x, y, width: shown, height } }];
    }),
  );
}

async function expectApart(texts: Locator): Promise<void> {
  const boxes = await printed(texts);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(overlap(one.box, other.box), `「${one.text}」 over 「${other.text}」`).toBe(false);
}

/** Above a phone nothing of these names is cut, and the whole of each is in reach everywhere. */
async function expectUsed(names: Locator, width: number): Promise<void> {
  for (const name of await names.all()) {
    const { cut, whole } = await name.evaluate((element) => ({
      cut: element.scrollWidth - element.clientWidth,
      whole: element.getAttribute('title') ?? element.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
    }));
    if (width > 768) expect(cut, await name.innerText()).toBeLessThanOrEqual(1);
    expect(whole).toContain(await name.textContent());
  }
}

async function atEachWidth(page: Page, look: (width: number) => Promise<void>, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px`, () => look(width));
  }
}

test('names of decks and players are printed apart, and as far as there is space', async ({ page, openWindow }) => {
  const running = await longDuel();
  await running.staff.referee.site.call(tournamentsApi.feature, {
    params: { id: running.tournament.id },
    body: { match_id: running.matchId },
  });

  await test.step('home stage', async () => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: '焦点场次' });
    await expect(stage).toContainText(running.a.username);
    await atEachWidth(page, async (width) => {
      await expectApart(stage.locator('[data-part="deck-name"], [data-part="player-name"], [data-part="stage-line"]'));
      await expectUsed(stage.locator('[data-part="player-name"]'), width);
    });
  });

  await test.step('match view', async () => {
    await page.goto(matchViewPath(running));
    await expect(page.getByRole('region', { name: '比分' })).toContainText(running.a.username);
    await atEachWidth(page, async (width) => {
      const parts = ['player-name', 'stage-line', 'deck-name', 'deck-record'].map((part) => `[data-part="${part}"]`);
      await expectApart(page.locator(parts.join(', ')));
      await expectUsed(page.locator('[data-part="player-name"]'), width);
    });
  });

  await test.step('bracket', async () => {
    await page.goto(`/solo-tournaments/${running.tournament.id}?tab=bracket`);
    await expect(page.getByRole('region', { name: '对阵图' })).toContainText(running.a.username);
    await atEachWidth(page, async (width) => {
      const bracket = page.getByRole('region', { name: '对阵图' });
      if (width <= LIST_WIDTH) {
        await expect(bracket).toBeHidden();
        const row = page.getByRole('region', { name: '对阵表' }).getByRole('listitem');
        const names = row.getByTitle(running.a.username).or(row.getByTitle(running.b.username));
        await expect(names).toHaveCount(2);
        await expectApart(names.locator('> *'));
        return expectUsed(names, width);
      }
      await expect(bracket.locator('[data-part="name"]')).toHaveCount(2);
      await expectApart(bracket.locator('[data-part="side"] > *'));
      await expectUsed(bracket.locator('[data-part="name"]'), 0);
    });
  });

  await test.step('overlay', async () => {
    const overlay = await openWindow();
    for (const layout of ['bar', 'full', 'lower-third']) {
      await overlay.goto(`/match-view?match=${running.matchId}&layout=${layout}`);
      await expect(overlay.getByText(running.a.username)).toBeVisible();
      await atEachWidth(overlay, async () => {
        await expectApart(overlay.locator('[data-part="event"] > *, [data-part] b'));
        for (const name of await overlay.locator('[data-part^="decks-"] b').all())
          expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
      });
    }
  });
});

test('names in the table of a Swiss stage are printed as far as there is space', async ({ page }) => {
  const running = await longDuel(SWISS);
  await page.goto(`/solo-tournaments/${running.tournament.id}?tab=swiss`);
  await expect(page.getByRole('table')).toContainText(running.a.username);
  await atEachWidth(page, async (width) => {
    const names = page.getByRole('region', { name: '积分榜' }).locator('[data-part="name"]');
    const records = page.getByRole('cell', { name: /^\d+–\d+$/ });
    await expectApart(names.or(records));
    await expectUsed(names, width);
  });
});

const READ_WIDTHS = [320, 360, 1280, 1366, 1920];
const BOARDS = { code: 'boards', size: 3, decided: 'majority', tie: 'ace' } as const;
const GROUPS: StageSettings[] = [
  { type: 'round_robin', group_count: 1, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'lot' },
];

/** Prints a text in each place of a name, and asks whether all of it is seen. */
async function expectWhole(places: Locator, text: string): Promise<void> {
  await expect(places.first()).toBeVisible();
  // printed and taken back in one turn: React may be taking the page over
  const cut = await places.evaluateAll((elements, name) => {
    const shown = elements.map((element) => [...element.childNodes]);
    for (const element of elements) element.replaceChildren(name);
    const cuts = elements.map((element) => element.scrollWidth - element.clientWidth);
    for (const [index, element] of elements.entries()) element.replaceChildren(...(shown[index] ?? []));
    return cuts;
  }, text);
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);
}

test('names of four characters are whole on the stage of a battle, in lists, schedules and tables', async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS, BOARDS.size - 1);
  await startBattle(battle, BOARDS.size);
  const page = await openWindow({ player: battle.teams.a.captain });
  const row = `${battle.teams.a.name} 对 ${battle.teams.b.name}`;
  const stage = { path: `/teams/battle?battleId=${battle.id}`, names: page.locator('[data-part="team-name"]') };
  const rows = page.getByRole('listitem', { name: row }).locator('b[title]');
  const lists = ['/teams/battles?list=live', `/teams/${battle.teams.a.id}`].map((path) => ({ path, names: rows }));
  for (const { path, names } of [stage, ...lists]) {
    await page.goto(path);
    await atEachWidth(page, () => expectWhole(names, '四字队名'), READ_WIDTHS);
  }
  await page.goto('/');
  // late in the evening a battle that begins in two hours is one of tomorrow
  await page.getByRole('button', { name: '本周' }).click();
  await atEachWidth(
    page,
    () => expectWhole(page.getByRole('main').getByTitle(row), '四字队名 对 北风之队'),
    READ_WIDTHS,
  );
  const running = await buildRunningMatch(GROUPS, { staff: newStaff() });
  await page.goto(`/solo-tournaments/${running.tournament.id}?tab=groups`);
  const heads = page.getByRole('columnheader').and(page.locator('[title]')).locator('span');
  await atEachWidth(page, () => expectWhole(heads, '四字名字'), READ_WIDTHS);
});

test('names of four characters are whole in the rows of the lobby, champions too', async ({ page }) => {
  const running = await buildRunningMatch();
  for (let games = 0; games < 2; games += 1) await playGame(running, 'a');
  await page.goto(`/solo-tournaments?search=${encodeURIComponent(running.tournament.name)}`);
  const row = page.getByRole('listitem').filter({ has: page.getByTitle(running.a.username) });
  for (const names of [row.getByTitle(running.tournament.name), row.getByTitle(running.a.username)])
    await atEachWidth(page, () => expectWhole(names, '四字名字'), [320, 360, 768, 1280]);
});
