import { useState } from 'react';

import { changeCartAtom } from '../../../../shared/state/cart.atoms.ts';
import { useSetAtom } from '../../../../shared/state/jotai.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { withoutProduct, withQuantity } from '../cart/cart.model.ts';
import { useCartLines } from '../cart/useCartLines.ts';
import { Checkout } from './Checkout.tsx';

const CRUMBS = [{ label: '积分商城', to: '/shopping' }, { label: '确认订单' }];

/** Everything in the cart at once; what has become an order leaves it. */
export function CartCheckoutPage() {
  const lines = useCartLines();
  const changeCart = useSetAtom(changeCartAtom);
  const remove = (productId: string) => changeCart((items) => withoutProduct(items, productId));
  const [isPlaced, setOrdered] = useState(false);
  // what was ordered last leaves the cart a moment before the page
  if (lines.length === 0 && !isPlaced) {
    return (
      <>
        <PageHeader title="确认订单" crumbs={CRUMBS} />
        <Empty
          art="card"
          title="购物车是空的"
          actions={
            <LinkButton variant="ghost" to="/shopping">
              去积分商城
            </LinkButton>
          }
        >
          先去挑一件，再回来结算。
        </Empty>
      </>
    );
  }
  return (
    <Checkout
      crumbs={CRUMBS}
      lines={lines}
      onQuantity={(productId, quantity) => changeCart((items) => withQuantity(items, productId, quantity))}
      onRemove={remove}
      onPlaced={({ product_id }) => {
        setOrdered(true);
        remove(product_id);
      }}
    />
  );
}
