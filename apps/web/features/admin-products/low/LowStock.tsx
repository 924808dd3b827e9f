import type { Product } from '@pailei/contracts/products';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { Input } from '../../../shared/ui/Field.tsx';
import { FilterStrip } from '../../../shared/ui/FilterStrip.tsx';
import { freeText, useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { ProductDialog } from '../edit/ProductDialog.tsx';
import { productColumns } from '../list/product-columns.tsx';
import { presently, type FollowedShop } from '../live/shop-changes.ts';
import { useLowStock } from '../products-admin.api.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { useArrivals } from './useArrivals.ts';

const FILTERS = { threshold: freeText(7) };

type LowStockProps = {
  shop: FollowedShop;
  openId: string | null;
  onOpen: (id: string) => void;
};

/** What runs out, the fewest first; products come in and leave by themselves as buyers order. */
export function LowStock({ shop, openId, onOpen }: LowStockProps) {
  const [{ threshold }, change] = useUrlFilters(FILTERS);
  const [deed, setDeed] = useState<{ kind: 'stock' | 'edit'; product: Product } | null>(null);
  const { data, error, isPlaceholderData, refetch } = useLowStock(/^\d+$/.test(threshold) ? Number(threshold) : null);
  const rows = data && lowRows(data, shop);
  const arrived = useArrivals(isPlaceholderData ? undefined : rows, threshold);
  const columns = useMemo(
    () =>
      productColumns({
        lowAt: data?.threshold ?? 0,
        onStock: (product) => setDeed({ kind: 'stock', product }),
        onEdit: (product) => setDeed({ kind: 'edit', product }),
      }).map((column) => ({ ...column, isSortable: false })),
    [data?.threshold],
  );
  return (
    <>
      <FilterStrip>
        <span className="t3 s13">
          平时的阈值在
          <Link className="lnk" to="/admin/system-settings">
            系统设置
          </Link>
          里修改
        </span>
        <Input
          className="inp--soft ap-low"
          icon={<span className="s13 nw">库存不多于</span>}
          aria-label="库存不多于"
          inputMode="numeric"
          maxLength={7}
          placeholder={String(data?.threshold ?? '')}
          value={threshold}
          onChange={(event) => change({ threshold: event.target.value.replaceAll(/\D/g, '') })}
        />
      </FilterStrip>
      <DataTable<Product>
        label="低库存商品"
        columns={columns}
        rows={rows}
        isStale={isPlaceholderData}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => onOpen(id)}
        openId={openId}
        toneOf={({ id, stock_quantity }) => (arrived.has(id) ? 'new' : stock_quantity === 0 ? 'failed' : 'alert')}
        empty={
          <Empty art="ring" title="没有商品">
            所有商品的库存都多于 {data?.threshold ?? 0} 件，不足时会自动出现在这里，并通知管理员。
          </Empty>
        }
      />
      {deed?.kind === 'stock' && <StockDialog products={[deed.product]} onClose={() => setDeed(null)} />}
      {deed?.kind === 'edit' && <ProductDialog product={deed.product} onClose={() => setDeed(null)} />}
    </>
  );
}

function lowRows({ threshold, products }: { threshold: number; products: readonly Product[] }, shop: FollowedShop) {
  return products
    .map((product) => presently(product, shop))
    .filter(({ stock_quantity }) => stock_quantity <= threshold)
    .toSorted((a, b) => a.stock_quantity - b.stock_quantity);
}
