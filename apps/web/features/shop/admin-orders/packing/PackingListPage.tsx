import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { serverNow } from '../../../../shared/state/clock.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { usePackingList } from '../admin-orders.api.ts';
import { PackingTable } from './PackingTable.tsx';

const CRUMBS = [{ label: '订单', to: '/admin/orders' }, { label: '配货单' }];

/** The packing list with addresses: the selected orders, or every pending one. Made to be printed. */
export function PackingListPage() {
  const ids = idsOf(useLocation().state);
  const { data, error, isPending, refetch } = usePackingList(ids);
  return (
    <>
      <PageHeader
        title="配货单"
        crumbs={CRUMBS}
        intro={`${ids === null ? '全部待处理的' : '选中的'} ${data?.length ?? '—'} 个订单，共 ${data ? quantityOf(data) : '—'} 件。`}
        actions={
          <Button
            variant="primary"
            className="print:hidden"
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
  if (orders.length === 0) return <Empty title="暂无订单">没有等待发货的订单。</Empty>;
  return (
    <>
      <section className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-13" aria-label="取货汇总">
        {quantityByProduct(orders).map(([name, quantity]) => (
          <span key={name}>
            {name} <b className="font-num font-semibold">× {quantity}</b>
          </span>
        ))}
      </section>
      <PackingTable orders={orders} />
      <p className="mt-4 text-12 text-text-3">列于 {formatDateTime(new Date(serverNow()).toISOString())}</p>
    </>
  );
}

const quantityOf = (orders: readonly Order[]): number => orders.reduce((sum, { quantity }) => sum + quantity, 0);

function quantityByProduct(orders: readonly Order[]): [string, number][] {
  const totals = new Map<string, number>();
  for (const { product_name, quantity } of orders) totals.set(product_name, (totals.get(product_name) ?? 0) + quantity);
  return [...totals].toSorted((a, b) => b[1] - a[1]);
}

/** The ids that the board handed over with the way here; null: none were chosen. */
function idsOf(state: unknown): string[] | null {
  if (typeof state !== 'object' || state === null || !('ids' in state) || !Array.isArray(state.ids)) return null;
  return state.ids.filter((id) => typeof id === 'string');
}
