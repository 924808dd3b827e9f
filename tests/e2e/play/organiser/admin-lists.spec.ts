import { webhooksApi } from '@pailei/contracts/play/webhooks/webhooks.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { newTournament } from '@pailei/simulator/tournament-plan';
import { FINAL_ONLY } from '../../support/match.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { freshName, staffOfSite } from '../../support/players.ts';
import { expect, test } from '../../support/test.ts';

test('what one admin does with a draft stands in the list of another, who loads nothing anew', async ({
  openWindow,
}) => {
  const [{ admin }, { admin: other }] = await Promise.all([staffOfSite(), newStaff()]);
  const [first, second] = [freshName('无人知 '), freshName('已改名 ')];
  const page = await openWindow({ player: other });
  await page.goto(`/admin/solo-management?search=${encodeURIComponent(first)}`);
  const row = page.getByRole('row').filter({ hasText: first });
  const nothing = page.getByText('没有符合条件的赛事');
  await expect(nothing).toBeVisible();

  const format = { format: 'conquest', stages: FINAL_ONLY, timers: DEFAULT_SERIES_TIMERS } as const;
  const body = newTournament({ name: first, description: '', capacity: 8, ...format });
  const { tournament } = await admin.site.call(tournamentsApi.create, { body });
  await expect(row).toContainText('草稿');
  const params = { id: tournament.id };
  await admin.site.call(tournamentsApi.update, { params, body: { name: second } });
  await expect(nothing).toBeVisible();
  await admin.site.call(tournamentsApi.update, { params, body: { name: first } });
  await expect(row).toContainText('草稿');
  await admin.site.call(tournamentsApi.cancel, { params, body: { reason: '不办了' } });
  await expect(row).toContainText('已取消');
});

test('a webhook that one admin pauses, and what it is sent, stand in the window of another', async ({ openWindow }) => {
  const [{ admin }, { admin: other }] = await Promise.all([staffOfSite(), newStaff()]);
  const page = await openWindow({ player: other });
  await page.goto('/admin/webhooks');
  await expect(page.getByRole('heading', { name: 'Webhook', level: 1 })).toBeVisible();

  const name = freshName('推送 ');
  // A name of no site: RFC 2606 keeps it free.
  const target = { name, url: 'https://hooks.pailei.invalid/hook', types: ['event.published' as const] };
  const { webhook } = await admin.site.call(webhooksApi.create, { body: { ...target, tournament_id: null } });
  const params = { id: webhook.id };
  const targets = page.getByRole('region', { name: 'Webhook', exact: true });
  const row = targets.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('推送中');
  await admin.site.call(webhooksApi.pause, { params });
  await expect(row).toContainText('已暂停');

  await admin.site.call(webhooksApi.test, { params });
  // an event of another story may be sent to it as well
  const sent = page
    .getByRole('region', { name: '推送记录' })
    .getByRole('row', { name: /测试/ })
    .filter({ hasText: name });
  await expect(sent).toContainText('已跳过');
  await admin.site.call(webhooksApi.remove, { params });
  await expect(page.getByText(name)).toHaveCount(0);
});
