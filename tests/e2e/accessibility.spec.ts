import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { StageSettings } from '@pailei/domain/tournament';
import { buildDuel, matchViewPath, playGame } from './support/duel.ts';
import type { Duel } from './support/duel.ts';
import { expect, test } from './support/test.ts';

const STAGES: StageSettings[] = [
  { type: 'swiss', rounds: 1, best_of: 3 },
  { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
];

type Stop = { path: string; isReady: (page: Page) => Promise<void> };

const shows = (text: string) => (page: Page) => expect(page.locator('#main, #root').first().getByText(text).first()).toBeVisible();

function guestStops(duel: Duel, theme: string): Stop[] {
  return [
    { path: '/', isReady: (page) => expect(page.getByRole('region', { name: '焦点对局' })).toBeVisible() },
    { path: '/login', isReady: shows('还没有账号？') },
    { path: '/register', isReady: shows('已有账号？') },
    { path: matchViewPath(duel), isReady: shows(duel.b.username) },
    { path: `/match-view?match=${duel.matchId}&theme=${theme}`, isReady: shows(duel.b.username) },
  ];
}

function playerStops({ tournament, b }: Duel): Stop[] {
  const path = `/solo-tournaments/${tournament.id}`;
  return [
    { path: '/solo-tournaments', isReady: shows(tournament.name) },
    { path, isReady: shows(b.username) },
    ...['swiss', 'bracket', 'mine'].map((tab) => ({ path: `${path}?tab=${tab}`, isReady: shows(b.username) })),
  ];
}

/** What axe finds serious or critical, in words. */
async function seriousFaults(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${path} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
}

for (const theme of ['dark', 'light'] as const) {
  test(`no page has a serious fault of accessibility, theme ${theme}`, async ({ openWindow }) => {
    const duel = await buildDuel(STAGES);
    await playGame(duel, 'a');
    const guest = await openWindow({ theme });
    const player = await openWindow({ theme, player: duel.a });
    const faults: string[] = [];
    const windows = [...guestStops(duel, theme).map((stop) => ({ stop, page: guest })), ...playerStops(duel).map((stop) => ({ stop, page: player }))];
    for (const { stop, page } of windows) {
      await page.goto(stop.path);
      await stop.isReady(page);
      faults.push(...(await seriousFaults(page, stop.path)));
    }
    expect(faults).toEqual([]);
  });
}
