import type { Guard, Page } from '../../../shared/navigation/page.ts';

type Options = { guard?: Guard; coming?: Page['coming'] };

const page = (path: string, title: string, { guard, coming = 'by_address' }: Options = {}): Page => ({
  path,
  title,
  coming,
  ...(guard && { guard }),
  load: async () => (await import('./ComingPage.tsx')).ComingPage,
});

const admin = { guard: 'admin' } as const;

/** Addresses of the product whose pages come later: each describes its future content. */
export const comingPages: readonly Page[] = [page('/admin/groups', '小组管理', admin)];
