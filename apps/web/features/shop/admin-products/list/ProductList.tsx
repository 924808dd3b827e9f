import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { useMemo, useState } from 'react';

import { BatchBar } from '../../../../shared/ui/data/BatchBar.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { useSelectedRows } from '../../../../shared/ui/table/useSelectedRows.ts';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ProductDialog } from '../edit/ProductDialog.tsx';
import { withLiveChanges, type FollowedShop } from '../live/shop-changes.ts';
import { useProducts } from '../products-admin.api.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { productColumns } from './product-columns.tsx';
import { FILTERS, queryOf, type ProductFilters } from './product-filters.ts';
import { ProductFilterStrip } from './ProductFilterStrip.tsx';
import { useToggleActive } from './useToggleActive.ts';

type ProductListProps = {
  shop: FollowedShop;
  lowAt: number;
  openId: string | null;
  onOpen: (id: string) => void;
};

/** All products; stock, price and state of each row are always the present ones. */
export function ProductList({ shop, lowAt, openId, onOpen }: ProductListProps) {
  const [filters, change] = useUrlFilters(FILTERS);
  const [openDialog, setOpenDialog] = useState<{ kind: 'stock' | 'edit'; products: readonly Product[] } | null>(null);
  const list = useProducts(queryOf(filters));
  const rows = list.data?.items.map((product) => withLiveChanges(product, shop));
  const selection = useSelectedRows<Product>();
  const chosen = selection.among(rows ?? []);
  const columns = useMemo(
    () =>
      productColumns({
        lowAt,
        onStock: (product) => setOpenDialog({ kind: 'stock', products: [product] }),
        onEdit: (product) => setOpenDialog({ kind: 'edit', products: [product] }),
      }),
    [lowAt],
  );
  const applyFilters = (changes: Partial<ProductFilters>) => {
    selection.clear();
    change(changes);
  };
  const close = () => setOpenDialog(null);
  return (
    <>
      <ProductFilterStrip filters={filters} onChange={applyFilters} />
      <DataTable<Product>
        label="商品列表"
        columns={columns}
        {...tableOf(list)}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={filters.sort}
        onSortChange={(sort) => change({ sort: FILTERS.sort.parse(sort) })}
        selected={selection.ids}
        onSelect={(ids) => selection.choose(ids, rows ?? [])}
        onOpen={({ id }) => onOpen(id)}
        openId={openId}
        toneOf={({ is_active }) => (is_active ? undefined : 'muted')}
        empty={
          <Empty
            art="card"
            title="没有找到"
            actions={
              <Button variant="ghost" onClick={() => applyFilters({ state: 'all', stock: 'any', search: '' })}>
                清除筛选
              </Button>
            }
          >
            没有符合条件的商品。
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(page) => change({ page })} />
      <ProductBatch
        products={chosen}
        onStock={() => setOpenDialog({ kind: 'stock', products: chosen })}
        onClear={selection.clear}
      />
      {openDialog?.kind === 'stock' && <StockDialog products={openDialog.products} onClose={close} />}
      {openDialog?.kind === 'edit' && openDialog.products[0] && (
        <ProductDialog product={openDialog.products[0]} onClose={close} />
      )}
    </>
  );
}

type ProductBatchProps = { products: readonly Product[]; onStock: () => void; onClear: () => void };

/** What can be done with all that are chosen. */
function ProductBatch({ products, onStock, onClear }: ProductBatchProps) {
  const toggle = useToggleActive();
  return (
    <BatchBar
      count={products.length}
      onClear={onClear}
      actions={
        <>
          <Button variant="primary" onClick={onStock}>
            调整库存
          </Button>
          <Button variant="ghost" pending={toggle.isPending} onClick={() => toggle.run(products, true)}>
            上架
          </Button>
          <Button variant="ghost" pending={toggle.isPending} onClick={() => toggle.run(products, false)}>
            下架
          </Button>
        </>
      }
    />
  );
}
