import { Link } from 'react-router-dom';

import { Points } from '../../../../shared/ui/marks/Points.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { ChartTitle } from './ChartTitle.tsx';
import type { OrderStatistics } from './statistics.model.ts';

type TopProduct = OrderStatistics['top_products'][number];

const COLUMNS: readonly Column<TopProduct>[] = [
  {
    id: 'name',
    header: '商品',
    fit: 'rest',
    cell: ({ product_id, name }) => (
      <Link
        className="block truncate text-13 text-text-2 hover:text-zhu-text"
        to={`/admin/orders?product=${product_id}`}
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'pieces',
    header: '件数',
    align: 'right',
    cell: ({ pieces }) => <span className="font-num text-[15px] font-semibold">{pieces.toLocaleString('en-US')}</span>,
  },
  { id: 'points', header: '积分', align: 'right', cell: ({ points }) => <Points value={points} /> },
];

/** What was ordered most in the span. */
export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  return (
    <div>
      <ChartTitle>兑换最多的商品</ChartTitle>
      <DataTable
        label="兑换最多的商品"
        columns={COLUMNS}
        rows={products}
        rowId={({ product_id }) => product_id}
        empty={<p className="py-6 text-text-3">这段时间没有订单。</p>}
      />
    </div>
  );
}
