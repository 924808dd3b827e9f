import type { STOCK_MOVEMENT_KINDS, StockMovement } from '@pailei/contracts/shop/products/product-shapes';
import { useState } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Pager } from '../../../../shared/ui/data/Pager.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { Quantity } from '../list/product-columns.tsx';
import { useMovements } from '../products-admin.api.ts';

const PAGE_SIZE = 20;

const KINDS: Readonly<Record<(typeof STOCK_MOVEMENT_KINDS)[number], string>> = {
  initial: '初始库存',
  order: '兑换',
  order_return: '取消退回',
  set: '设为',
  adjustment: '调整',
};

const COLUMNS: readonly Column<StockMovement>[] = [
  { id: 'created_at', header: '时间', cell: ({ created_at }) => <Time iso={created_at} /> },
  { id: 'kind', header: '事由', cell: (movement) => <Cause movement={movement} /> },
  {
    id: 'change',
    header: '变动',
    align: 'right',
    cell: ({ change }) => <Change quantity={change} />,
  },
  {
    id: 'stock_after',
    header: '库存',
    align: 'right',
    cell: ({ stock_after }) => <Quantity value={stock_after} />,
  },
  { id: 'actor', header: '操作人', cell: ({ actor_name }) => actor_name ?? '系统' },
];

/** Every change of a product's stock, the newest first, with the stock after it. */
export function Movements({ productId }: { productId: string }) {
  const [skip, setSkip] = useState(0);
  const list = useMovements(productId, { skip, limit: PAGE_SIZE });
  return (
    <>
      <DataTable
        label="库存流水"
        columns={COLUMNS}
        {...tableOf(list)}
        rowId={({ id }) => id}
        empty={<p className="py-6 text-text-3">还没有变动。</p>}
      />
      <Pager skip={skip} limit={PAGE_SIZE} total={list.data?.total ?? 0} onChange={setSkip} />
    </>
  );
}

function Cause({ movement: { kind, order_id, note } }: { movement: StockMovement }) {
  return (
    <span className="block min-w-30 py-2 wrap-anywhere whitespace-normal">
      {order_id === null ? KINDS[kind] : <TextLink to={`/admin/orders?order=${order_id}`}>{KINDS[kind]}</TextLink>}
      {note !== '' && <small className="block text-text-3">{note}</small>}
    </span>
  );
}

function Change({ quantity }: { quantity: number }) {
  return (
    <span className={cx('font-num text-[15px] font-semibold', quantity > 0 ? 'text-lv-text' : 'text-text-2')}>
      {quantity > 0 ? `+${quantity}` : `−${Math.abs(quantity)}`}
    </span>
  );
}
