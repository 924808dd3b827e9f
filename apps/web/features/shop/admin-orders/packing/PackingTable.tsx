import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';

/** One line per order with a box to tick; on phones each order is a short block instead. */
export function PackingTable({ orders }: { orders: readonly Order[] }) {
  return (
    <table>
      <thead className="max-tablet:hidden">
        <tr>
          <Head>
            <span className="sr-only">已装箱</span>
          </Head>
          <Head>订单号</Head>
          <Head>商品</Head>
          <Head isNumber>数量</Head>
          <Head>用户</Head>
          <Head>收货地址</Head>
          <Head>快递单号</Head>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <PackingRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx(
        'h-9 border-b border-line-2 px-3 py-0 text-12 font-normal whitespace-nowrap text-text-3',
        isNumber ? 'text-right' : 'text-left',
      )}
    >
      {children}
    </th>
  );
}

function PackingRow({ order: { number, product_name, quantity, username, ...order } }: { order: Order }) {
  return (
    <tr className="break-inside-avoid border-b border-line-1 last:border-b-0 hover:bg-hover max-tablet:grid max-tablet:grid-cols-[22px_minmax(0,1fr)_auto] max-tablet:gap-x-2 max-tablet:gap-y-0.5 max-tablet:py-2.5">
      <Cell>
        <span className="block size-3.5 rounded-[2px] border border-line-control" />
        <span className="sr-only">未装箱</span>
      </Cell>
      <Cell>
        <span className="font-mono text-12 whitespace-nowrap">{number}</span>
      </Cell>
      <Cell>{product_name}</Cell>
      <Cell className="text-right max-tablet:col-start-3 max-tablet:row-start-2">
        <span className="tablet:hidden">× </span>
        <span className="font-num text-[16px] font-semibold">{quantity}</span>
      </Cell>
      <Cell className="max-tablet:col-start-2 max-tablet:row-start-2">{username}</Cell>
      <Cell className="min-w-50 wrap-anywhere max-tablet:col-span-2 max-tablet:col-start-2">
        {order.shipping_address.full_address ?? '地址已清除'}
      </Cell>
      <Cell
        className={cx('max-tablet:col-span-2 max-tablet:col-start-2', !order.tracking_number && 'max-tablet:hidden')}
      >
        <span className="font-mono text-12 whitespace-nowrap">{order.tracking_number}</span>
      </Cell>
    </tr>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cx('px-3 py-2.5 align-top text-13 max-tablet:p-0', className)}>{children}</td>;
}
