import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Thumb } from '../Thumb.tsx';

type ColumnsOptions = {
  /** At most so many pieces are few. */
  lowAt: number;
  onStock: (product: Product) => void;
  onEdit: (product: Product) => void;
};

export function productColumns({ lowAt, onStock, onEdit }: ColumnsOptions): readonly Column<Product>[] {
  return [
    {
      id: 'name',
      header: '商品',
      isSortable: true,
      cell: ({ name, image_url }) => (
        <span className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle tablet:max-w-80">
          <Thumb url={image_url} />
          <b className="truncate font-medium">{name}</b>
        </span>
      ),
    },
    {
      id: 'points_price',
      header: '积分',
      align: 'right',
      isSortable: true,
      cell: ({ points_price }) => <Points value={points_price} />,
    },
    {
      id: 'stock_quantity',
      header: '库存',
      align: 'right',
      isSortable: true,
      cell: (product) => <Stock product={product} lowAt={lowAt} />,
    },
    {
      id: 'sold_count',
      header: '已兑换',
      align: 'right',
      isSortable: true,
      cell: ({ sold_count }) => <Quantity value={sold_count} />,
    },
    { id: 'state', header: '状态', cell: (product) => <StateTag product={product} /> },
    { id: 'created_at', header: '创建', isSortable: true, cell: ({ created_at }) => <Time iso={created_at} /> },
    {
      id: 'actions',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (product) => (
        <span className="flex items-center justify-end gap-3">
          <TextButton onClick={() => onStock(product)}>调整库存</TextButton>
          <TextButton onClick={() => onEdit(product)}>编辑</TextButton>
        </span>
      ),
    },
  ];
}

export function Stock({ product: { stock_quantity }, lowAt }: { product: Product; lowAt: number }) {
  const isEmpty = stock_quantity === 0;
  return (
    <span className={isEmpty ? 'text-yan-text' : cx(stock_quantity <= lowAt && 'text-huang-text')}>
      <Quantity value={stock_quantity} />
    </span>
  );
}

export function Quantity({ value }: { value: number }) {
  return <span className="font-num text-[15px] font-semibold">{value.toLocaleString('en-US')}</span>;
}

/** Whether buyers see it, and whether they can have it. */
export function StateTag({ product: { is_active, stock_quantity } }: { product: Product }) {
  if (!is_active) return <Tag>已下架</Tag>;
  return stock_quantity === 0 ? <Tag tone="yan">已售罄</Tag> : <Tag tone="lv">在售</Tag>;
}
