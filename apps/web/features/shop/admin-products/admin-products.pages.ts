import type { Page } from '../../../shared/navigation/page.ts';

export const adminProductsPages: readonly Page[] = [
  {
    path: '/admin/products',
    title: '商品管理',
    guard: 'admin',
    load: async () => (await import('./ProductsPage.tsx')).ProductsPage,
  },
];
