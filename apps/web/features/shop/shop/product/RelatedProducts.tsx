import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { useShop } from '../../../../shared/live/useTopics.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ProductGrid } from '../list/ProductGrid.tsx';
import { ProductTile } from '../list/ProductTile.tsx';
import { isOnSale, currentProduct } from '../model/product-state.ts';
import { useHighlights } from '../shop.api.ts';

const SHOWN = 4;

/** Other products: those that many chose, then the newest. */
export function RelatedProducts({ productId }: { productId: string }) {
  const { data } = useHighlights();
  const shop = useShop().state;
  if (!data) return null;
  const others = new Map<string, Product>();
  for (const product of [...data.popular, ...data.latest]) {
    const present = currentProduct(product, shop);
    if (present.id !== productId && isOnSale(present)) others.set(present.id, present);
  }
  if (others.size === 0) return null;
  return (
    <section className="mt-12">
      <SectionHeader title="其他商品" />
      <ProductGrid columns="four" aria-label="其他商品">
        {[...others.values()].slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
