import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { useParams, useSearchParams } from 'react-router-dom';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { useShop } from '../../../../shared/live/useTopics.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { lineOf } from '../cart/cart-lines.ts';
import { currentProduct } from '../model/product-state.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { ChangeNote } from '../product/ChangeNote.tsx';
import { NoProduct } from '../product/ProductPage.tsx';
import { useProduct } from '../shop.api.ts';
import { Checkout } from './Checkout.tsx';
import { quantityIn } from './checkout.model.ts';

export function CheckoutPage() {
  const { productId = '' } = useParams();
  return <OneCheckout key={productId} productId={productId} />;
}

function OneCheckout({ productId }: { productId: string }) {
  const { data, error, refetch } = useProduct(productId);
  if (error && !data) {
    if (isMissing(error)) return <NoProduct />;
    return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Loading isLoading={!data} skeleton={<SkeletonRows count={4} />}>
      {() => data && <ProductCheckout product={data} />}
    </Loading>
  );
}

/** The quantity is in the address, so that the page can be reloaded. */
function ProductCheckout({ product }: { product: Product }) {
  const [params, setParams] = useSearchParams();
  const shop = useShop().state;
  const most = useMaxQuantity();
  const present = currentProduct(product, shop);
  const quantity = quantityIn(params);
  return (
    <Checkout
      crumbs={[
        { label: '积分商城', to: '/shopping' },
        { label: product.name, to: `/shopping/product/${product.id}` },
        { label: '确认订单' },
      ]}
      lines={[lineOf({ product: present, quantity }, product, shop, most)]}
      note={<ChangeNote className="mb-3" product={present} />}
      onQuantity={(_id, next) => setParams({ quantity: String(next) }, { replace: true, preventScrollReset: true })}
    />
  );
}
