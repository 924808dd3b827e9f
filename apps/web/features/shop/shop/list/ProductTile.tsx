import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { Link } from 'react-router-dom';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { availabilityOf, isOnSale, stockText } from '../model/product-state.ts';
import { ProductImage } from '../../../../shared/products/ProductImage.tsx';
import { isNew } from '../model/is-new.ts';

const SIZES = '(max-width: 900px) 46vw, 300px';

/** One product of a gallery, in its current state. */
export function ProductTile({ product }: { product: Product }) {
  const availability = availabilityOf(product);
  const text = stockText(product);
  const isOut = !isOnSale(product);
  return (
    <Link className="group flex min-w-0 flex-col gap-1" to={`/shopping/product/${product.id}`}>
      <span className="relative mb-2 aspect-[4/3] overflow-hidden rounded-panel">
        <ProductImage url={product.image_url} sizes={SIZES} isZoomed />
        {isNew(product) && !isOut && <NewMark />}
        {isOut && <OutMark>{text}</OutMark>}
      </span>
      <b className={cx('truncate text-[15px] font-medium', isOut && 'text-text-3')} title={product.name}>
        {product.name}
      </b>
      <span className="flex items-center justify-between gap-2">
        <Points value={product.points_price} size="medium" tone={isOut ? 'muted' : 'earned'} />
        {!isOut && <small className={availability === 'low' ? 'text-huang-text' : 'text-text-3'}>{text}</small>}
      </span>
    </Link>
  );
}

function NewMark() {
  return <span className="absolute top-2.5 left-2.5 rounded-seal bg-zhu-fill px-1.5 text-12/5 text-on-fill">新品</span>;
}

/** Over the picture, which stays dark in both themes. */
function OutMark({ children }: { children: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-[rgba(12,9,9,0.62)] font-semibold text-ivory">
      {children}
    </span>
  );
}
