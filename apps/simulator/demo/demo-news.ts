import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import type { Account } from '../people/accounts.ts';

const NEWS = [
  {
    title: '欢迎来到演示站',
    body: '这里的选手、战队与赛事都由程序模拟，一直在进行。报名期间你可以加入，与他们对战。',
    level: 'important',
    is_pinned: true,
  },
  {
    title: 'S5 霜降赛季进行中',
    body: '寒露杯与小组周的赛果都计入积分榜。积分规则和每一分的来历，在赛季页可以看到。',
    level: 'info',
    is_pinned: false,
  },
] as const;

/** What the demonstration says to visitors, on a site that has no announcement yet. */
export async function announceDemo({ site }: Account): Promise<void> {
  const { total } = await site.call(announcementsApi.list, { query: { limit: '1' } });
  if (total > 0) return;
  for (const news of NEWS)
    await site.call(announcementsApi.create, { body: { ...news, starts_at: null, ends_at: null } });
}
