import { managedApi } from '@pailei/contracts/play/tournaments/details/managed.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { dialogIn, toast } from '../../support/locators.ts';
import { freshName, newPlayer, staffOfSite } from '../../support/players.ts';
import { expect, test } from '../../support/test.ts';

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** One entry of the menu of an event's row. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await rowOf(page, name)
    .first()
    .getByRole('button', { name: `「${name}」的操作` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function findInList(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/solo-management?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name).first()).toBeVisible();
}

test('an organiser makes an event from a preset, edits it beside another admin, copies it and makes a series of it', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  const name = freshName('周三擂 ');

  await test.step('from a preset', async () => {
    await page.goto('/admin/solo-management');
    await page.getByRole('link', { name: '新建赛事' }).click();
    const weekly = page.getByRole('group', { name: '赛制预设' }).getByRole('button', { name: /周赛/ });
    await expect(weekly).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', { name: '赛程图' })).toContainText('32 → 8 强');
    await page.getByLabel('赛事名称').fill(name);
    await page.getByLabel('赛事说明').fill('## 报名须知\n\n- 每人 **4** 副\n\n<script>alert(1)</script>');
    await page.getByRole('button', { name: '预览' }).click();
    const preview = page.getByRole('region', { name: '说明预览' });
    await expect(preview.getByRole('heading', { name: '报名须知' })).toBeVisible();
    await page.getByLabel('开赛时间').fill('2027-03-05T20:00');
    await expect(page.getByLabel('签到开始')).toHaveValue('2027-03-05T19:50');
    await page.getByLabel('参赛费').fill('20');
    await expectAccessible(page);
    await page.getByRole('button', { name: `发布「${name}」` }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: '报名须知' })).toBeVisible();
  });
  const id = idOf(page);
  const params = { id };

  await test.step('what is frozen says so, and what another admin saves is not lost', async () => {
    await page.goto(`/admin/solo-management/${id}/edit`);
    await expect(page.getByRole('group', { name: '报名费用' })).toContainText('报名开放后不能再改');
    await page.getByLabel('人数上限').fill('64');
    await admin.site.call(tournamentsApi.update, { params, body: { stream_url: 'https://live.example/7' } });
    await expect(page.getByText('其他管理员刚刚保存了这场赛事')).toBeVisible();
    await expect(page.getByRole('button', { name: /保存 1 项更改/ })).toBeDisabled();
    await page.getByRole('button', { name: '合并最新设置' }).click();
    await expect(page.getByLabel('直播地址')).toHaveValue('https://live.example/7');
    await expect(page.getByLabel('人数上限')).toHaveValue('64');
    await page.getByRole('button', { name: '保存 1 项更改' }).click();
    await expect(toast(page, '赛事已保存')).toBeVisible();
    const { tournament } = await admin.site.call(tournamentsApi.get, { params });
    expect(tournament).toMatchObject({ capacity: 64, stream_url: 'https://live.example/7' });
  });

  await test.step('a copy, kept as a template', async () => {
    await findInList(page, name);
    await choose(page, name, '复制成新赛事');
    await expect(page.getByLabel('赛事名称')).toHaveValue(`${name} 副本`);
    await expect(page.getByLabel('开赛时间')).toHaveValue('');
    await page.getByRole('button', { name: '存为模板' }).click();
    await dialogIn(page).getByRole('button', { name: '保存模板' }).click();
    await expect(toast(page, `模板「${name} 副本」已保存`)).toBeVisible();
    await page.getByRole('button', { name: '存为草稿' }).click();
    await expect(page.getByText('草稿', { exact: true })).toBeVisible();
  });

  await test.step('a series, whose events the worker makes ahead', async () => {
    await findInList(page, name);
    await choose(page, name, '做成系列');
    const dialog = page.getByRole('dialog', { name: '做成系列' });
    await expect(dialog.getByLabel('首场')).toHaveValue('2027-03-12T20:00');
    await dialog.getByLabel('期数').fill('0');
    await dialog.getByRole('button', { name: '生成 0 期' }).click();
    await expect(dialog.getByLabel('期数')).toHaveAccessibleDescription('至少 1 期');
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 16);
    await dialog.getByLabel('首场').fill(soon);
    await dialog.getByLabel('期数').fill('3');
    await dialog.getByLabel('提前天数').fill('13');
    await dialog.getByRole('button', { name: '生成 3 期' }).click();
    await expect(toast(page, `系列「${name}」已保存`)).toBeVisible();
    await expect
      .poll(async () => {
        const query = { search: name, sort_by: 'name' as const };
        const { items } = await admin.site.call(managedApi.list, { query });
        return items.flatMap(({ series }) => series?.number ?? []).toSorted((a, b) => a - b);
      })
      .toEqual([1, 2]);
    await page.goto('/admin/solo-management?view=series');
    const series = rowOf(page, name);
    await expect(series).toContainText('2 / 3');
    await series.getByRole('button', { name: '停止' }).click();
    await expect(series).toContainText('已停止');
    await series.getByRole('link', { name }).click();
    await expect(rowOf(page, `${name} 第 1 期`)).toBeVisible();
    await expect(rowOf(page, `${name} 第 2 期`)).toContainText('草稿');
  });

  await test.step('cancelled from the list', async () => {
    await findInList(page, name);
    await choose(page, `${name} 第 2 期`, '取消赛事');
    await dialogIn(page).getByLabel('原因').fill('当天维护');
    await dialogIn(page)
      .getByRole('button', { name: `取消「${name} 第 2 期」` })
      .click();
    await expect(rowOf(page, `${name} 第 2 期`)).toContainText('已取消');
    await expectFitsPhone(page);
  });
});

test('the editor and the list fit a phone', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  for (const path of ['/admin/solo-management', '/admin/solo-management/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsPhone(page);
  }
});

test('who is no admin sees neither the list nor the editor', async ({ openWindow }) => {
  const page = await openWindow({ player: await newPlayer('过客') });
  await page.goto('/admin/solo-management/new');
  await expect(page).toHaveURL(/\/decks$/);
});
