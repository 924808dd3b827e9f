import type { Guard, Page } from '../../../shared/navigation/page.ts';

type Options = { guard?: Guard; coming?: Page['coming'] };

const page = (path: string, title: string, { guard, coming = 'by_address' }: Options = {}): Page => ({
  path,
  title,
  coming,
  ...(guard && { guard }),
  load: async () => (await import('./ComingPage.tsx')).ComingPage,
});

const user = { guard: 'user' } as const;
const admin = { guard: 'admin' } as const;

/** Addresses of the product whose pages come later: each describes its future content. */
export const comingPages: readonly Page[] = [
  page('/dashboard/my-group', '我的小组', user),
  page('/dashboard/groups', '小组信息', user),
  page('/admin/groups', '小组管理', admin),
];
