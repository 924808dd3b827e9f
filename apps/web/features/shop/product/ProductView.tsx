import { groupedPoints } from '@pailei/contracts/points-text';
import type { Product } from '@pailei/contracts/products';

import { usePersonal } from '../../../shared/live/useTopics.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { formatDate } from '../../../shared/ui/time.format.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { isNew } from '../model/is-new.ts';
import { availabilityOf, stockText } from '../model/product-state.ts';
import { ProductImage } from '../ProductImage.tsx';
import { AlsoLook } from './AlsoLook.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ChangeNote } from './ChangeNote.tsx';

/** One product large, with what it costs and the two ways to it. */
export function ProductView({ product }: { product: Product }) {
  const balance = usePersonal().state?.points_balance;
  return (
    <>
      <div className="pdt__h">
        <Crumbs crumbs={[{ label: '积分商城', to: '/shopping' }, { label: product.name }]} />
        <CartButton />
      </div>
      <article className="pdt">
        <div className="pdt__i">
          <ProductImage url={product.image_url} alt={product.name} sizes="(max-width: 900px) 100vw, 680px" />
        </div>
        <div className="pdt__r">
          {isNew(product) && <Tag tone="zhu">新品</Tag>}
          <h1>{product.name}</h1>
          <p className="pdt__d">{product.description}</p>
          <div className="pdt__p">
            <Points value={product.points_price} />
            {balance !== undefined && <span className="t3 s13">你的积分 {groupedPoints(balance)}</span>}
          </div>
          <ProductFacts product={product} />
          <ChangeNote product={product} />
          <BuyBox product={product} balance={balance} />
        </div>
      </article>
      <AlsoLook productId={product.id} />
    </>
  );
}

function ProductFacts({ product }: { product: Product }) {
  const availability = availabilityOf(product);
  return (
    <dl className="kv pdt__k">
      <dt>库存</dt>
      <dd>
        {availability === 'ample' ? (
          <>
            <b className="num">{groupedPoints(product.stock_quantity)}</b> 件
          </>
        ) : (
          <span className={availability === 'low' ? 'huang' : 'yan'}>{stockText(product)}</span>
        )}
      </dd>
      <dt>已兑换</dt>
      <dd>
        <b className="num">{groupedPoints(product.sold_count)}</b> 件
      </dd>
      <dt>上架</dt>
      <dd className="num">{formatDate(product.created_at)}</dd>
    </dl>
  );
}
