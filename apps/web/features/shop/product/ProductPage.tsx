import '../styles/shop.css';
import '../styles/product.css';

import { useParams } from 'react-router-dom';

import { isMissing, messageOf } from '../../../shared/api/error-text.ts';
import { useShop } from '../../../shared/live/useTopics.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { presentProduct } from '../model/product-state.ts';
import { useProduct } from '../shop.api.ts';
import { ProductView } from './ProductView.tsx';

export function ProductPage() {
  const { id = '' } = useParams();
  return <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: string }) {
  const { data, error, refetch } = useProduct(id);
  const shop = useShop().state;
  usePageTitle(data?.name);
  if (error && !data) {
    if (isMissing(error)) return <NoProduct />;
    return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Loading isLoading={!data} skeleton={<ProductSkeleton />}>
      {() => data && <ProductView product={presentProduct(data, shop)} />}
    </Loading>
  );
}

/** Where a product would stand that is not there. */
export function NoProduct() {
  return (
    <Empty
      title="没有找到"
      actions={
        <LinkButton variant="ghost" to="/shopping">
          去积分商城
        </LinkButton>
      }
    >
      商品不存在，或者已经下架。
    </Empty>
  );
}

function ProductSkeleton() {
  return (
    <div className="pdt">
      <span className="pdt__i sk" aria-hidden="true" />
      <div className="stack stack--s">
        <Skeleton width="60%" height={36} />
        <Skeleton width="90%" height={16} />
        <Skeleton width={160} height={44} />
        <Skeleton width="100%" height={96} />
      </div>
    </div>
  );
}
