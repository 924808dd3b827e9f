import { expertsApi } from '@pailei/contracts/experts';
import { photo } from '../support/images.ts';
import { newPlayer, staffOfSite } from './support/people.ts';
import { test } from './support/test.ts';

const big = { name: '战绩.png', mimeType: 'image/png', buffer: await photo('png', 900, 600) };
const text = '2024 春季公开赛亚军，2025 城市赛（上海）八强。\n连续三个赛季传说前 200，擅长快攻与中速。\nhttps://example.com/a-very-long-link-without-any-breaks-0123456789-0123456789-0123456789';
for (const theme of ['dark', 'light'] as const) for (const width of [360, 1280]) {
  test(`look ${theme} ${width}`, async ({ openWindow }) => {
    const { admin } = await staffOfSite();
    const player = await newPlayer('看看');
    const viewport = { width, height: 860 };
    const w = await openWindow({ player, theme, viewport });
    const shot = async (page: typeof w, name: string, fullPage = true) => { await page.waitForTimeout(900);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(name, theme, width, 'overflow', over);
      await page.screenshot({ path: `/tmp/look-experts/${name}-${width}-${theme}.png`, fullPage }); };
    await w.goto('/profile/expert?error=expert_required');
    await w.getByLabel('选择证明图片').setInputFiles([big, { ...big, name: '二.png' }]);
    await w.getByLabel('选择证明图片').setInputFiles({ name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await w.getByRole('button', { name: '提交申请' }).click();
    await shot(w, '1-form');
    await w.getByLabel('游戏 ID').fill('青石#1001');
    await w.getByLabel('最高段位').fill('传说 120');
    await w.getByLabel('成绩与经历').fill(text);
    await w.getByRole('button', { name: '提交申请' }).click();
    await shot(w, '2-pending');
    const d = await openWindow({ player: admin, theme, viewport });
    await d.goto('/admin/expert-applications?state=all');
    await shot(d, '3-list');
    await d.getByRole('button', { name: player.username }).click();
    await shot(d, '4-panel', false);
    await d.getByRole('button', { name: '放大证明图片 1' }).click();
    await shot(d, '5-view', false);
    const mine = await player.site.call(expertsApi.mine);
    await admin.site.call(expertsApi.reject, { params: { id: mine.applications[0]?.id ?? '' }, body: { reason: '请补充城市赛的名次截图，并写明参赛时间。' } });
    await shot(w, '6-rejected');
    const again = await player.site.call(expertsApi.apply, { body: { game_id: '青石#1001', best_rank: '传说 120', achievements: text } });
    await admin.site.call(expertsApi.approve, { params: { id: again.applications[0]?.id ?? '' } });
    await shot(w, '7-approved');
  });
}
