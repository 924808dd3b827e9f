import '../admin-orders.css';

import type { Order } from '@pailei/contracts/orders';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { usePackingList } from '../admin-orders.api.ts';

const CRUMBS = [{ label: '订单', to: '/admin/orders' }, { label: '配货单' }];

/** What has to be packed and where it goes: the chosen orders, or every pending one. Made to be printed. */
export function PackingListPage() {
  const ids = idsOf(useLocation().state);
  const { data, error, isPending, refetch } = usePackingList(ids);
  return (
    <>
      <PageHeader
        title="配货单"
        crumbs={CRUMBS}
        intro={data && `${ids === null ? '全部待处理的' : '选中的'} ${data.length} 个订单，共 ${piecesOf(data)} 件。`}
        actions={
          <Button
            variant="primary"
            className="ao-screen"
            icon={<Printer size={16} />}
            disabled={!data || data.length === 0}
            onClick={() => print()}
          >
            打印
          </Button>
        }
      />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() => data && <Contents orders={data} />}
        </Loading>
      )}
    </>
  );
}

function Contents({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return <Empty title="没有订单">没有等待发货的订单。</Empty>;
  return (
    <>
      <section className="ao-pick" aria-label="取货汇总">
        {piecesByProduct(orders).map(([name, pieces]) => (
          <span key={name}>
            {name} <b className="num">× {pieces}</b>
          </span>
        ))}
      </section>
      <table className="tbl ao-pack">
        <thead>
          <tr>
            <th scope="col">
              <span className="only-sr">已装箱</span>
            </th>
            <th scope="col">订单号</th>
            <th scope="col">商品</th>
            <th scope="col" className="r">
              数量
            </th>
            <th scope="col">用户</th>
            <th scope="col">收货地址</th>
            <th scope="col">快递单号</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <PackingRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      <p className="t3 s12 mt-4">列于 {formatDateTime(new Date(serverNow()).toISOString())}</p>
    </>
  );
}

function PackingRow({ order: { number, product_name, quantity, username, ...order } }: { order: Order }) {
  return (
    <tr>
      <td>
        <span className="ao-box" />
        <span className="only-sr">未装箱</span>
      </td>
      <td className="mono">{number}</td>
      <td>{product_name}</td>
      <td className="r num">{quantity}</td>
      <td>{username}</td>
      <td className="ao-to">{order.shipping_address.full_address ?? '地址已清除'}</td>
      <td className="mono">{order.tracking_number}</td>
    </tr>
  );
}

const piecesOf = (orders: readonly Order[]): number => orders.reduce((sum, { quantity }) => sum + quantity, 0);

function piecesByProduct(orders: readonly Order[]): [string, number][] {
  const pieces = new Map<string, number>();
  for (const { product_name, quantity } of orders) pieces.set(product_name, (pieces.get(product_name) ?? 0) + quantity);
  return [...pieces].toSorted((a, b) => b[1] - a[1]);
}

/** The ids that the board handed over with the way here; null: none were chosen. */
function idsOf(state: unknown): string[] | null {
  if (typeof state !== 'object' || state === null || !('ids' in state) || !Array.isArray(state.ids)) return null;
  return state.ids.filter((id) => typeof id === 'string');
}
