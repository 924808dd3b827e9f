import { Package } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useShop } from '../../../../shared/live/useTopics.ts';
import { useOwnBalance } from '../../../../shared/points/useOwnBalance.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { pendingOrdersAtom } from '../../../../shared/state/shop.atoms.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { currentProduct } from '../model/product-state.ts';
import { useProducts } from '../shop.api.ts';
import { ShopMetrics } from './ShopMetrics.tsx';
import { hasActiveFilter, productsQuery, SHOP_FILTERS, type ShopFilterValues } from './list.model.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductTile } from './ProductTile.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';
import { useNewProductCount } from './useNewProductCount.ts';

/** The gallery of what points can be spent on; stock and prices stay the present ones. */
export function ShopPage() {
  const [filters, change] = useUrlFilters(SHOP_FILTERS);
  return (
    <>
      <PageHeader
        title="积分商城"
        intro="积分来自赛事奖励，不出售、不可转让。"
        actions={
          <>
            <OrdersButton />
            <CartButton />
          </>
        }
      />
      <ShopMetrics />
      <div className="grid grid-cols-[208px_minmax(0,1fr)] items-start gap-10 max-[901px]:grid-cols-1 max-[901px]:gap-5">
        <ShopFilters filters={filters} onChange={change} />
        <Gallery filters={filters} onChange={change} />
      </div>
    </>
  );
}

function OrdersButton() {
  const pending = useAtomValue(pendingOrdersAtom);
  return (
    <LinkButton variant="ghost" icon={<Package size={16} />} to="/shopping/orders">
      我的订单
      {pending > 0 && <CountBadge count={pending} unit="个待处理" />}
    </LinkButton>
  );
}

type GalleryProps = { filters: ShopFilterValues; onChange: (changes: Partial<ShopFilterValues>) => void };

function Gallery({ filters, onChange }: GalleryProps) {
  const balance = useOwnBalance();
  const isWaiting = filters.affordable === 'yes' && balance === undefined;
  const query = isWaiting ? null : productsQuery(filters, balance ?? 0);
  const list = useProducts(query);
  const shop = useShop().state;
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = list;
  const count = hasActiveFilter(filters) ? null : (data?.total ?? null);
  const newCount = useNewProductCount({ at: isFetching ? 0 : dataUpdatedAt, count }, shop);
  if (query === null && !isWaiting) return <NothingFound onClear={() => onChange(EVERYTHING)} />;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div>
      {newCount > 0 && (
        <button
          type="button"
          className="mb-4 w-full cursor-pointer rounded-control border-0 bg-zhu-wash p-2.5 text-zhu-text"
          onClick={() => void refetch()}
        >
          <b className="mr-2">{newCount} 件新上架的商品</b>点击载入
        </button>
      )}
      <Loading isLoading={!data} skeleton={<TilesSkeleton />}>
        {() =>
          data && (
            <>
              <ProductGrid
                className={cx(isPlaceholderData && 'opacity-60')}
                aria-label="商品"
                aria-busy={isPlaceholderData}
              >
                {data.items.map((product) => (
                  <li key={product.id}>
                    <ProductTile product={currentProduct(product, shop)} />
                  </li>
                ))}
              </ProductGrid>
              {data.total > 0 && data.total <= data.limit && (
                <p className="mt-7 text-center text-13 text-text-3">共 {data.total} 件商品</p>
              )}
              {data.total === 0 &&
                (hasActiveFilter(filters) ? <NothingFound onClear={() => onChange(EVERYTHING)} /> : <NothingSold />)}
              <ListPager list={data} onPage={(page) => onChange({ page })} />
            </>
          )
        }
      </Loading>
    </div>
  );
}

const EVERYTHING = {
  search: '',
  from: SHOP_FILTERS.from.initial,
  to: SHOP_FILTERS.to.initial,
  affordable: 'no',
  in_stock: 'no',
} as const;

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title="没有找到"
      actions={
        <Button variant="ghost" onClick={onClear}>
          清除筛选
        </Button>
      }
    >
      没有符合条件的商品，换个关键词或放宽价格再看看。
    </Empty>
  );
}

function NothingSold() {
  return (
    <Empty art="card" title="暂无商品">
      商品上架后会出现在这里。
    </Empty>
  );
}
