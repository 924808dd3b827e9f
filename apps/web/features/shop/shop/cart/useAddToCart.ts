import { type CartItem, cartAtom, changeCartAtom } from '../../../../shared/state/cart.atoms.ts';
import { useAtomValue, useSetAtom } from '../../../../shared/state/jotai.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { CART_PRODUCTS_MAX, hasRoomFor, withAddedQuantity } from './cart.model.ts';

/** Adds a product to the cart and shows a toast, also when the cart is full. */
export function useAddToCart(): (product: CartItem['product'], quantity: number) => void {
  const items = useAtomValue(cartAtom);
  const most = useMaxQuantity();
  const changeCart = useSetAtom(changeCartAtom);
  return (product, quantity) => {
    if (!hasRoomFor(items, product.id)) return toast.error(`购物车最多放 ${CART_PRODUCTS_MAX} 种商品，请先结算`);
    changeCart((present) => withAddedQuantity(present, product, quantity, most));
    toast.success(`已加入购物车：${product.name} × ${quantity}`);
  };
}
