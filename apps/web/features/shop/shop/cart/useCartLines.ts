import { isMissing } from '../../../../shared/api/error-text.ts';
import { useShop } from '../../../../shared/live/useTopics.ts';
import { cartAtom } from '../../../../shared/state/cart.atoms.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { useProductsById } from '../shop.api.ts';
import { lineOf, type OrderLine } from './cart-lines.ts';

/** The cart, each product in its current state. */
export function useCartLines(): readonly OrderLine[] {
  const items = useAtomValue(cartAtom);
  const shop = useShop().state;
  const most = useMaxQuantity();
  const read = useProductsById(items.map(({ product }) => product.id));
  return items.map((item, index) => {
    const { data, error } = read[index] ?? {};
    return lineOf(item, isMissing(error) ? null : data, shop, most);
  });
}
