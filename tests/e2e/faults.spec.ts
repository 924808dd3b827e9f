import type { Request } from '@playwright/test';
import { matchesApi } from '@pailei/contracts/matches';
import { hasControl, kill, untilRestarted } from './support/control.ts';
import { buildDuel, matchViewPath, myPanelPath, playGame, playUntilGame, readSeries } from './support/duel.ts';
import { expect, test } from './support/test.ts';
import { overlayDigit, score, toast } from './support/windows.ts';

const isToaster = (request: Request) => request.url().includes('/assets/Toaster-');

test.skip(() => !hasControl(), 'nothing may be killed on a site that is not of this run');

test('a killed hub is a short 重连中, and then the view is what the database says', async ({
  page,
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const duel = await buildDuel();
  await playUntilGame(duel);
  const overlay = await openWindow();
  await Promise.all([page.goto(matchViewPath(duel)), overlay.goto(`/match-view?match=${duel.matchId}`)]);
  const pill = page.getByRole('region', { name: '比分' });
  await expect(pill).toContainText('已连接');
  await expect(overlayDigit(overlay, 'a')).toHaveText('0');

  await Promise.all([pill.getByText('重连中').waitFor(), kill('hub')]);
  await playGame(duel, 'a');
  await untilRestarted('hub');
  await expect(pill).toContainText('已连接');
  await expect(score(page, 1, 0)).toBeVisible();
  await expect(overlayDigit(overlay, 'a')).toHaveText('1');

  const { sides } = await readSeries(duel);
  await expect(score(page, sides.a.wins, sides.b.wins)).toBeVisible();
  const { events } = await duel.a.site.call(matchesApi.record, { params: { id: duel.matchId } });
  await expect(page.getByRole('slider', { name: '回放位置' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^第 ${events.length} 步，共 ${events.length} 步`),
  );
});

test('a killed api is a clear message at the click, and the next click works', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 50[234]/);
  const duel = await buildDuel();
  const page = await openWindow({ player: duel.a });
  // What tells of faults comes with the page, after what the page shows: a fault before that is one of the loading.
  await Promise.all([page.waitForEvent('requestfinished', isToaster), page.goto(myPanelPath(duel.tournament.id))]);
  const ready = page.getByRole('button', { name: '我已就绪' });
  await expect(ready).toBeEnabled();

  await kill('api');
  await ready.click();
  await expect(toast(page, /服务暂时不可用|网络连接失败/)).toBeVisible();
  await expect(ready).toBeEnabled();
  await untilRestarted('api');
  await ready.click();
  await expect(page.getByText('你已就绪，等待对手进入房间。')).toBeVisible();
});
