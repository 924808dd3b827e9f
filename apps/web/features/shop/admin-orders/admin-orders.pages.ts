import type { Page } from '../../../shared/navigation/page.ts';

export const adminOrdersPages: readonly Page[] = [
  {
    path: '/admin/orders',
    title: '订单',
    guard: 'admin',
    load: async () => (await import('./board/BoardPage.tsx')).BoardPage,
  },
  {
    path: '/admin/orders/packing-list',
    title: '配货单',
    guard: 'admin',
    load: async () => (await import('./packing/PackingListPage.tsx')).PackingListPage,
  },
];
