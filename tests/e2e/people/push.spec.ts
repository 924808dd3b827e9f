import type { Page } from '@playwright/test';
import { pushApi } from '@pailei/contracts/people/push/push.api';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** A browser without a push service of its own: it subscribes at an address that no site reaches, with keys as browsers make them. */
function answerSubscriptions(): void {
  const json = {
    endpoint: 'https://push.example.invalid/send/browser',
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  };
  // a browser without a window of its own says 'denied' to pages, whatever was granted
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let current: object | null = null;
  const subscription = {
    toJSON: () => json,
    endpoint: json.endpoint,
    unsubscribe: async () => ((current = null), true),
  };
  PushManager.prototype.subscribe = async () => (current = subscription) as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
}

/** The service worker that has taken the page over, as the site's policy lets it. */
const workerOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '');

test('a device is added at a press with the service worker of the site, and is removed again', async ({
  openWindow,
}) => {
  const player = await newPlayer('推送');
  const page = await openWindow({ player });
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript(answerSubscriptions);
  await page.goto('/profile?tab=notifications');
  const main = page.getByRole('main');
  await expect(main.getByText('页面关闭时，轮到你也能收到通知。')).toBeVisible();
  await main.getByRole('button', { name: '在这台设备开启推送' }).click();
  await expect(main.getByText('当前设备')).toBeVisible();
  const { items } = await player.site.call(pushApi.devices, {});
  expect(items).toHaveLength(1);

  expect(new URL(await workerOf(page)).pathname).toBe('/service-worker.js');

  await main.getByRole('button', { name: /^移除 / }).click();
  await expect(main.getByRole('button', { name: '在这台设备开启推送' })).toBeVisible();
  expect((await player.site.call(pushApi.devices, {})).items).toEqual([]);
});

test('who has refused notifications is told where to allow them, and is asked for nothing', async ({ openWindow }) => {
  const player = await newPlayer('拒绝');
  const page = await openWindow({ player });
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/profile?tab=notifications');
  const main = page.getByRole('main');
  await expect(
    main.getByText('浏览器已拒绝本站的通知，可在浏览器的网站设置里重新允许，再回来开启推送。'),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: '在这台设备开启推送' })).toHaveCount(0);
});
