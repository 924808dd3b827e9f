import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { buildRunningMatch } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

const ONE_ROUND: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

test('without a site an event that was open is there with its pairings, standings and rules, and with their time', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/);
  const { tournament, a, b } = await buildRunningMatch(ONE_ROUND);
  const path = `/solo-tournaments/${tournament.id}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: tournament.name, level: 1 })).toBeVisible();
  const isKept = () =>
    page.evaluate(async (kept) => {
      const cache = await caches.open('kept-events-1');
      return (await cache.match(kept)) !== undefined && navigator.serviceWorker.controller !== null;
    }, `/api${path}`);
  await expect.poll(isKept).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status')).toContainText(/以下内容截至 \d+月\d+日 \d\d:\d\d/);
  await expect(page.getByRole('heading', { name: tournament.name, level: 1 })).toBeVisible();
  const pairings = page.getByRole('table', { name: '对阵 · 瑞士轮 第 1 轮' });
  await expect(pairings).toContainText(a.user.username);
  await expect(pairings).toContainText(b.user.username);
  await expect(page.getByRole('table', { name: '积分榜 · 瑞士轮' })).toContainText(a.user.username);
  await expect(page.getByRole('table', { name: '规则' })).toContainText('同分排序');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '全部保存的赛事' }).click();
  await expect(page.getByRole('button', { name: new RegExp(tournament.name) })).toBeVisible();

  await context.setOffline(false);
  await page.goto(path);
  await expect(page.getByRole('tab', { name: '概览' })).toBeVisible();
});
