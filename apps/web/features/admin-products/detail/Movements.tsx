import type { STOCK_MOVEMENT_KINDS, StockMovement } from '@pailei/contracts/products';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../../../shared/ui/cx.ts';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { tableOf } from '../../../shared/ui/data-table.query.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
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
  { id: 'kind', header: '事由', className: 'ap-why', cell: (movement) => <Cause movement={movement} /> },
  { id: 'change', header: '变动', align: 'right', className: 'num', cell: ({ change }) => <Change pieces={change} /> },
  {
    id: 'stock_after',
    header: '库存',
    align: 'right',
    className: 'num',
    cell: ({ stock_after }) => stock_after.toLocaleString('en-US'),
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
        empty={<p className="t3 py-6">还没有变动。</p>}
      />
      <Pager skip={skip} limit={PAGE_SIZE} total={list.data?.total ?? 0} onChange={setSkip} />
    </>
  );
}

function Cause({ movement: { kind, order_id, note } }: { movement: StockMovement }) {
  return (
    <>
      {order_id === null ? (
        KINDS[kind]
      ) : (
        <Link className="lnk" to={`/admin/orders?order=${order_id}`}>
          {KINDS[kind]}
        </Link>
      )}
      {note !== '' && <small className="t3 block">{note}</small>}
    </>
  );
}

function Change({ pieces }: { pieces: number }) {
  return <span className={cx(pieces > 0 ? 'lv' : 't2')}>{pieces > 0 ? `+${pieces}` : `−${Math.abs(pieces)}`}</span>;
}
