import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Page } from '@playwright/test';
import { until } from '../../support/until.ts';
import { buildBattle, startBattle } from '../support/battles.ts';
import { buildRunningMatch, FINAL_ONLY, playUntilGame } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { expect, test } from '../support/test.ts';

const SWISS: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];
const MATCH_LAYOUTS = ['bar', 'lower-third', 'full'];
const BATTLE_LAYOUTS = ['battle-bar', 'line-up', 'ring', 'boards', 'next-player'];
const FORMAT = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;

/** What the page shows. Playwright's own actions need a newer browser. */
const shownText = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerText ?? '');

async function expectShown(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  const isShown = async () => ((await shownText(page)).includes(text) ? true : undefined);
  await until(isShown, { withinMs: 20_000, what: `${path} shows ${text}` });
}

test('the browser is as old as it says', ({ browser }) => {
  expect(browser.version()).toMatch(/^103\./);
});

test('the layouts of a match, a bracket and a table are drawn', async ({ page }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  for (const layout of MATCH_LAYOUTS)
    await expectShown(page, `/match-view?match=${running.matchId}&layout=${layout}`, running.a.username);
  const table = await buildRunningMatch(SWISS, { staff: newStaff() });
  for (const [layout, { tournament }] of [
    ['bracket', running],
    ['standings', table],
  ] as const)
    await expectShown(page, `/match-view?tournament=${tournament.id}&layout=${layout}`, tournament.name);
});

test('every layout of a battle is drawn', async ({ page }) => {
  const battle = await buildBattle(FORMAT, FORMAT.size - 1);
  await startBattle(battle, FORMAT.size);
  for (const layout of BATTLE_LAYOUTS)
    await expectShown(page, `/match-view?battle=${battle.id}&layout=${layout}`, battle.teams.a.name);
});
