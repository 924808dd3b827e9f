import { tournamentsApi } from '@pailei/contracts/tournaments';
import type { StageSettings } from '@pailei/domain/tournament';
import type { Locator, Page } from '@playwright/test';
import { buildDuel, matchViewPath, playUntilGame } from './support/duel.ts';
import type { Duel } from './support/duel.ts';
import { newStaff } from './support/members.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [360, 768, 1280, 1920];
const DECK_NAMES = ['一二三四五六七八', '进击的亡语萨满祭', '快攻海盗战士挑战', '星灵元素法师先锋'];
const SWISS: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

/** Names as long as people give them. */
async function longDuel(stages?: StageSettings[]): Promise<Duel> {
  const duel = await buildDuel(stages, {
    staff: newStaff(),
    players: ['长街听雨夜归人', '赤壁东风不与周'],
    decks: DECK_NAMES,
  });
  await playUntilGame(duel);
  return duel;
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

async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px`, () => look(width));
  }
}

test('names of decks and players are printed apart, and as far as there is space', async ({ page, openWindow }) => {
  const duel = await longDuel();
  await duel.staff.referee.site.call(tournamentsApi.feature, {
    params: { id: duel.tournament.id },
    body: { match_id: duel.matchId },
  });

  await test.step('home stage', async () => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: '焦点对局' });
    await expect(stage).toContainText(duel.a.username);
    await atEachWidth(page, async (width) => {
      await expectApart(stage.locator('figcaption, .pp__n, .sb__c'));
      await expectUsed(stage.locator('.pp__n'), width);
    });
  });

  await test.step('match view', async () => {
    await page.goto(matchViewPath(duel));
    await expect(page.getByRole('region', { name: '比分' })).toContainText(duel.a.username);
    await atEachWidth(page, async (width) => {
      await expectApart(page.locator('.dr__t b, .dr__r, .ms .pp__n, .ms .sb__c'));
      await expectUsed(page.locator('.ms .pp__n'), width);
    });
  });

  await test.step('bracket', async () => {
    await page.goto(`/solo-tournaments/${duel.tournament.id}?tab=bracket`);
    await expect(page.getByRole('region', { name: '对阵图' })).toContainText(duel.a.username);
    await atEachWidth(page, async () => {
      await expectApart(page.locator('.bn__p > *'));
      await expectUsed(page.locator('.bn__p > b'), 0);
    });
  });

  await test.step('overlay', async () => {
    const overlay = await openWindow();
    for (const layout of ['bar', 'full', 'lower-third']) {
      await overlay.goto(`/match-view?match=${duel.matchId}&layout=${layout}`);
      await expect(overlay.getByText(duel.a.username)).toBeVisible();
      await atEachWidth(overlay, async () => {
        await expectApart(overlay.locator('.oh__t b, .ob__n b, .ol-ban b, .ol-ev > *, .fu__p b, .fu__d b, .fu__g b'));
        for (const name of await overlay.locator('.oh__t b, .fu__d b').all())
          expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
      });
    }
  });
});

test('names in the table of a Swiss stage are printed as far as there is space', async ({ page }) => {
  const duel = await longDuel(SWISS);
  await page.goto(`/solo-tournaments/${duel.tournament.id}?tab=swiss`);
  await expect(page.getByRole('table')).toContainText(duel.a.username);
  await atEachWidth(page, async (width) => {
    await expectApart(page.locator('.sw-n b, .sw-n + td'));
    await expectUsed(page.locator('.sw-n b'), width);
  });
});
