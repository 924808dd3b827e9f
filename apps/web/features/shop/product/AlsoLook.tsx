import type { Product } from '@pailei/contracts/products';

import { useShop } from '../../../shared/live/useTopics.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { ProductTile } from '../list/ProductTile.tsx';
import { isOnSale, presentProduct } from '../model/product-state.ts';
import { useHighlights } from '../shop.api.ts';

const SHOWN = 4;

/** Other products: those that many chose, then the newest. */
export function AlsoLook({ productId }: { productId: string }) {
  const { data } = useHighlights();
  const shop = useShop().state;
  if (!data) return null;
  const others = new Map<string, Product>();
  for (const product of [...data.popular, ...data.latest]) {
    const present = presentProduct(product, shop);
    if (present.id !== productId && isOnSale(present)) others.set(present.id, present);
  }
  if (others.size === 0) return null;
  return (
    <section className="pdt__o">
      <SectionHeader title="也看看" />
      <ul className="gds gds--4" aria-label="也看看">
        {[...others.values()].slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
