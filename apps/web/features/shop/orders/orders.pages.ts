import type { Page } from '../../../shared/navigation/page.ts';

export const ordersPages: readonly Page[] = [
  {
    path: '/shopping/orders',
    title: '我的订单',
    guard: 'user',
    load: async () => (await import('./list/OrdersPage.tsx')).OrdersPage,
  },
  {
    path: '/shopping/order/:id',
    title: '订单详情',
    guard: 'user',
    load: async () => (await import('./detail/OrderPage.tsx')).OrderPage,
  },
];
