import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';

import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Stepper } from '../../../../shared/ui/forms/Stepper.tsx';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { maxQuantity, orderProblem } from '../model/product-state.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';

type BuyBoxProps = { product: Product; balance: number | undefined };

const ORDER_BUTTON = 'grow-2 basis-24 max-tablet:grow max-tablet:basis-[140px]';

/** How many, then straight to the order or into the cart. */
export function BuyBox({ product, balance }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const most = useMaxQuantity();
  const addToCart = useAddToCart();
  const total = product.points_price * quantity;
  const problem = orderProblem(product, quantity, most) ?? pointsProblem(total, balance);
  const isOut = !product.is_active || product.stock_quantity === 0;
  return (
    <>
      <div className="mt-5 mb-3 flex flex-wrap gap-3">
        <Stepper
          label="数量"
          size="lg"
          min={1}
          max={maxQuantity(product, most)}
          value={quantity}
          disabled={isOut}
          onChange={setQuantity}
        />
        {problem === null ? (
          <LinkButton
            className={ORDER_BUTTON}
            variant="primary"
            size="lg"
            to={`/shopping/checkout/${product.id}?quantity=${quantity}`}
          >
            立即兑换
          </LinkButton>
        ) : (
          <Button className={ORDER_BUTTON} variant="primary" size="lg" disabled>
            {problem}
          </Button>
        )}
        <Button
          className="flex-auto max-tablet:grow max-tablet:basis-[140px]"
          variant="ghost"
          size="lg"
          icon={<ShoppingCart size={16} />}
          disabled={isOut}
          onClick={() => addToCart(product, quantity)}
        >
          加入购物车
        </Button>
      </div>
      <p className="text-12 text-text-3">
        {problem === null && balance !== undefined && `兑换后余额 ${groupedPoints(balance - total)}。`}
        待处理的订单可以取消，积分原路退回。
      </p>
    </>
  );
}

function pointsProblem(total: number, balance: number | undefined): string | null {
  return balance !== undefined && total > balance ? `积分不足，还差 ${groupedPoints(total - balance)}` : null;
}
