import type { Page } from '../../../shared/navigation/page.ts';

export const shopPages: readonly Page[] = [
  {
    path: '/shopping',
    title: '积分商城',
    guard: 'user',
    firstView: { head: () => ({ description: '用赛事奖励的积分兑换商品。' }) },
    load: async () => (await import('./list/ShopPage.tsx')).ShopPage,
  },
  {
    path: '/shopping/product/:id',
    title: '商品',
    guard: 'user',
    load: async () => (await import('./product/ProductPage.tsx')).ProductPage,
  },
  {
    path: '/shopping/checkout/cart',
    title: '确认订单',
    guard: 'user',
    load: async () => (await import('./checkout/CartCheckoutPage.tsx')).CartCheckoutPage,
  },
  {
    path: '/shopping/checkout/:productId',
    title: '确认订单',
    guard: 'user',
    load: async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage,
  },
];
