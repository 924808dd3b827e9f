import { ShoppingBag } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useOrders } from '../orders.api.ts';
import { ORDER_FILTERS, ordersQuery, SORT_NAMES, SORTS } from './list.model.ts';
import { statusOptions } from '../../../../shared/orders/status-options.ts';
import { OrderRow } from './OrderRow.tsx';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

/** Everything the visitor ordered; what happens to an order shows by itself. */
export function OrdersPage() {
  const [filters, change] = useUrlFilters(ORDER_FILTERS);
  const { data, error, isPlaceholderData, refetch } = useOrders(ordersQuery(filters));
  return (
    <>
      <PageHeader
        title="我的订单"
        crumbs={[{ label: '积分商城', to: '/shopping' }, { label: '我的订单' }]}
        actions={
          <LinkButton variant="ghost" icon={<ShoppingBag size={16} />} to="/shopping">
            去积分商城
          </LinkButton>
        }
      />
      <FilterStrip
        tabs={{
          label: '订单状态',
          options: statusOptions(data?.counts),
          value: filters.status,
          onChange: (status) => change({ status }),
        }}
      >
        <Select label="排序" options={SORT_OPTIONS} value={filters.sort} onChange={(sort) => change({ sort })} />
      </FilterStrip>
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={!data} skeleton={<SkeletonRows count={6} />}>
          {() =>
            data &&
            (data.total === 0 ? (
              <NoOrders isAll={filters.status === 'all'} />
            ) : (
              <>
                <ul
                  className={cx('border-t border-line-2', isPlaceholderData && 'opacity-60')}
                  aria-label="订单"
                  aria-busy={isPlaceholderData}
                >
                  {data.items.map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </ul>
                <ListPager list={data} onPage={(page) => change({ page })} />
              </>
            ))
          }
        </Loading>
      )}
    </>
  );
}

function NoOrders({ isAll }: { isAll: boolean }) {
  return (
    <Empty art="card" title={isAll ? '还没有订单' : '没有找到'}>
      {isAll ? '兑换的商品会列在这里，从提交到送达都看得到。' : '这个状态下没有订单。'}
    </Empty>
  );
}
