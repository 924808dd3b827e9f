import type { Hand } from './hand.ts';

const ROUNDS = 5;

/** Makes the event from the preset of the weekly one, from the organiser's first page on; returns its id. */
export async function announce({ page, click, type }: Hand, name: string, places: number): Promise<string> {
  await page.goto('/admin/solo-management');
  await click(page.getByRole('link', { name: '新建赛事' }));
  await page.getByRole('heading', { name: '新建赛事' }).waitFor();
  await type(page.getByLabel('赛事名称'), name);
  await type(page.getByLabel('人数上限'), String(places));
  await type(page.getByLabel('瑞士轮轮数'), String(ROUNDS));
  await click(page.getByRole('button', { name: `发布「${name}」` }));
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const open = page.getByRole('button', { name: '开放报名' });
  if (await open.isVisible()) await click(open);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
