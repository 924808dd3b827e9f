import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { useMemo, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { Input } from '../../../../shared/ui/forms/Input.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ProductDialog } from '../edit/ProductDialog.tsx';
import { productColumns } from '../list/product-columns.tsx';
import { withLiveChanges, type FollowedShop } from '../live/shop-changes.ts';
import { useLowStock } from '../products-admin.api.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { useArrivals } from './useArrivals.ts';
import { digitsOf } from '../../../../shared/ui/forms/whole-number.ts';

const FILTERS = { threshold: freeText(7) };

type LowStockProps = {
  shop: FollowedShop;
  openId: string | null;
  onOpen: (id: string) => void;
};

/** What runs out, the fewest first; products come in and leave by themselves as buyers order. */
export function LowStock({ shop, openId, onOpen }: LowStockProps) {
  const [{ threshold }, change] = useUrlFilters(FILTERS);
  const [openDialog, setOpenDialog] = useState<{ kind: 'stock' | 'edit'; product: Product } | null>(null);
  const { data, error, isPlaceholderData, refetch } = useLowStock(/^\d+$/.test(threshold) ? Number(threshold) : null);
  const rows = data && lowRows(data, shop);
  const arrived = useArrivals(isPlaceholderData ? undefined : rows, threshold);
  const columns = useMemo(
    () =>
      productColumns({
        lowAt: data?.threshold ?? 0,
        onStock: (product) => setOpenDialog({ kind: 'stock', product }),
        onEdit: (product) => setOpenDialog({ kind: 'edit', product }),
      }).map((column) => ({ ...column, isSortable: false })),
    [data?.threshold],
  );
  return (
    <>
      <FilterStrip>
        <span className="text-13 text-text-3">
          平时的阈值在
          <TextLink to="/admin/system-settings">系统设置</TextLink>
          里修改
        </span>
        <Input
          tone="soft"
          className="w-44 max-tablet:flex-1"
          icon={<span className="text-13 whitespace-nowrap">库存不多于</span>}
          aria-label="库存不多于"
          inputMode="numeric"
          maxLength={7}
          placeholder={String(data?.threshold ?? '')}
          value={threshold}
          onChange={(event) => change({ threshold: digitsOf(event.target.value) })}
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
          <Empty art="ring" title="库存充足">
            所有商品的库存都多于 {data?.threshold ?? 0} 件，不足时会自动出现在这里，并通知管理员。
          </Empty>
        }
      />
      {openDialog?.kind === 'stock' && (
        <StockDialog products={[openDialog.product]} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog?.kind === 'edit' && (
        <ProductDialog product={openDialog.product} onClose={() => setOpenDialog(null)} />
      )}
    </>
  );
}

function lowRows({ threshold, products }: { threshold: number; products: readonly Product[] }, shop: FollowedShop) {
  return products
    .map((product) => withLiveChanges(product, shop))
    .filter(({ stock_quantity }) => stock_quantity <= threshold)
    .toSorted((a, b) => a.stock_quantity - b.stock_quantity);
}
