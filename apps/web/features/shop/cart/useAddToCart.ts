import type { CartItem } from '../../../shared/state/cart.atoms.ts';
import { cartAtom, changeCartAtom } from '../../../shared/state/cart.atoms.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state/jotai.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { CART_PRODUCTS_MAX, hasRoomFor, withPieces } from './cart.model.ts';

/** Puts pieces of a product into the cart and says so; a full cart says that instead. */
export function useAddToCart(): (product: CartItem['product'], pieces: number) => void {
  const items = useAtomValue(cartAtom);
  const most = useMaxQuantity();
  const changeCart = useSetAtom(changeCartAtom);
  return (product, pieces) => {
    if (!hasRoomFor(items, product.id)) return toast.error(`购物车最多放 ${CART_PRODUCTS_MAX} 种商品，请先结算`);
    changeCart((present) => withPieces(present, product, pieces, most));
    toast.success(`已加入购物车：${product.name} × ${pieces}`);
  };
}
