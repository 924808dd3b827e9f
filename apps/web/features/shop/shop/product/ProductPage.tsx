import { useParams } from 'react-router-dom';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { useShop } from '../../../../shared/live/useTopics.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { currentProduct } from '../model/product-state.ts';
import { useProduct } from '../shop.api.ts';
import { ProductLayout } from './ProductLayout.tsx';
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
      {() => data && <ProductView product={currentProduct(data, shop)} />}
    </Loading>
  );
}

/** Shown instead of a product that does not exist. */
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
    <ProductLayout picture={<Skeleton height="100%" />}>
      <div className="flex flex-col gap-4">
        <Skeleton width="60%" height={36} />
        <Skeleton width="90%" height={16} />
        <Skeleton width={160} height={44} />
        <Skeleton width="100%" height={96} />
      </div>
    </ProductLayout>
  );
}
