import type { Product } from '@pailei/contracts/products';
import { Link } from 'react-router-dom';

import { cx } from '../../../shared/ui/cx.ts';
import { Points } from '../../../shared/ui/Points.tsx';
import { availabilityOf, isOnSale, stockText } from '../model/product-state.ts';
import { ProductImage } from '../ProductImage.tsx';
import { isNew } from '../model/is-new.ts';

const SIZES = '(max-width: 900px) 46vw, 300px';

/** One product of a gallery, as it stands now. */
export function ProductTile({ product }: { product: Product }) {
  const availability = availabilityOf(product);
  const text = stockText(product);
  const isOut = !isOnSale(product);
  return (
    <Link className={cx('gd', isOut && 'is-out')} to={`/shopping/product/${product.id}`}>
      <span className="gd__i">
        <ProductImage url={product.image_url} sizes={SIZES} />
        {isNew(product) && !isOut && <span className="gd__n">新品</span>}
        {isOut && <span className="gd__o">{text}</span>}
      </span>
      <b className="ell" title={product.name}>
        {product.name}
      </b>
      <span className="row row--sb">
        <Points value={product.points_price} />
        {!isOut && <small className={availability === 'low' ? 'huang' : 't3'}>{text}</small>}
      </span>
    </Link>
  );
}
