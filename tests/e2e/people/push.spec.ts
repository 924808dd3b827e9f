import type { CDPSession, Page } from '@playwright/test';
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
  let current: object | null = null;
  const subscription = {
    toJSON: () => json,
    endpoint: json.endpoint,
    unsubscribe: async () => ((current = null), true),
  };
  PushManager.prototype.subscribe = async () => (current = subscription) as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
}

/** Hands a message to the service worker of a page as the browser's push service does. */
async function deliver(page: Page, session: CDPSession, data: object): Promise<void> {
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}：${body}`);
  });

test('a device is added at a press, shows what is pushed to it with its receipt, and is removed again', async ({
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

  const receipts: string[] = [];
  await page.context().route('**/api/notifications/push-shown', async (route) => {
    receipts.push(String(route.request().postDataJSON().receipt));
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  const receipt = '0195e1a4-0000-7000-8000-000000000001';
  const message = { tag: 'n1', title: '轮到你了', text: '「周赛」第 1 轮', link: '/decks', is_call: true, receipt };
  await deliver(page, session, message);
  await expect.poll(() => shownBy(page)).toEqual(['轮到你了：「周赛」第 1 轮']);
  await expect.poll(() => receipts).toEqual([receipt]);

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
