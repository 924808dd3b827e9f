import type { Product } from '@pailei/contracts/products';

import { cx } from '../../../shared/ui/cx.ts';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { Points } from '../../../shared/ui/Points.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
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
      className: 'ap-name',
      cell: ({ name, image_url }) => (
        <span className="who">
          <Thumb url={image_url} />
          <b className="ell font-medium">{name}</b>
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
      className: 'num',
      cell: (product) => <Stock product={product} lowAt={lowAt} />,
    },
    {
      id: 'sold_count',
      header: '已兑换',
      align: 'right',
      isSortable: true,
      className: 'num',
      cell: ({ sold_count }) => sold_count.toLocaleString('en-US'),
    },
    { id: 'state', header: '状态', cell: (product) => <StateTag product={product} /> },
    { id: 'created_at', header: '创建', isSortable: true, cell: ({ created_at }) => <Time iso={created_at} /> },
    {
      id: 'deeds',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (product) => (
        <span className="row g12 justify-end">
          <button type="button" className="lnk" onClick={() => onStock(product)}>
            调整库存
          </button>
          <button type="button" className="lnk" onClick={() => onEdit(product)}>
            编辑
          </button>
        </span>
      ),
    },
  ];
}

export function Stock({ product: { stock_quantity }, lowAt }: { product: Product; lowAt: number }) {
  const tone = stock_quantity === 0 ? 'yan' : stock_quantity <= lowAt && 'huang';
  return <span className={cx('num', tone)}>{stock_quantity.toLocaleString('en-US')}</span>;
}

/** Whether buyers see it, and whether they can have it. */
export function StateTag({ product: { is_active, stock_quantity } }: { product: Product }) {
  if (!is_active) return <Tag>已下架</Tag>;
  return stock_quantity === 0 ? <Tag tone="yan">已售罄</Tag> : <Tag tone="lv">在售</Tag>;
}
