import '../styles/shop.css';

import { Package } from 'lucide-react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { usePersonal, useShop } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { pendingOrdersAtom } from '../../../shared/state/shop.atoms.ts';
import { Button, LinkButton } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { Loading } from '../../../shared/ui/Skeleton.tsx';
import { useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { presentProduct } from '../model/product-state.ts';
import { useProducts } from '../shop.api.ts';
import { Figures } from './Figures.tsx';
import { isNarrowed, productsQuery, SHOP_FILTERS, type ShopFilterValues } from './list.model.ts';
import { ProductTile } from './ProductTile.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';
import { useNewcomers } from './useNewcomers.ts';

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
      <Figures />
      <div className="shp">
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
      {pending > 0 && (
        <em className="bdg">
          {pending}
          <span className="only-sr"> 个待处理</span>
        </em>
      )}
    </LinkButton>
  );
}

type GalleryProps = { filters: ShopFilterValues; onChange: (changes: Partial<ShopFilterValues>) => void };

function Gallery({ filters, onChange }: GalleryProps) {
  const balance = usePersonal().state?.points_balance;
  const isWaiting = filters.affordable === 'yes' && balance === undefined;
  const query = isWaiting ? null : productsQuery(filters, balance ?? 0);
  const list = useProducts(query);
  const shop = useShop().state;
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = list;
  const count = isNarrowed(filters) ? null : (data?.total ?? null);
  const newcomers = useNewcomers({ at: isFetching ? 0 : dataUpdatedAt, count }, shop);
  if (query === null && !isWaiting) return <NothingFound onClear={() => onChange(EVERYTHING)} />;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="shp__m">
      {newcomers > 0 && (
        <button type="button" className="shp__new" onClick={() => void refetch()}>
          <b>{newcomers} 件新上架的商品</b>点击载入
        </button>
      )}
      <Loading isLoading={!data} skeleton={<TilesSkeleton />}>
        {() =>
          data && (
            <>
              <ul
                className={cx('gds', isPlaceholderData && 'is-stale')}
                aria-label="商品"
                aria-busy={isPlaceholderData}
              >
                {data.items.map((product) => (
                  <li key={product.id}>
                    <ProductTile product={presentProduct(product, shop)} />
                  </li>
                ))}
              </ul>
              {data.total > 0 && data.total <= data.limit && <p className="shp__c">共 {data.total} 件商品</p>}
              {data.total === 0 &&
                (isNarrowed(filters) ? <NothingFound onClear={() => onChange(EVERYTHING)} /> : <NothingSold />)}
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
    <Empty art="card" title="没有商品">
      商品上架后会出现在这里。
    </Empty>
  );
}
