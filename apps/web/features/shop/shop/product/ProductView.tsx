import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { useOwnBalance } from '../../../../shared/points/useOwnBalance.ts';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { isNew } from '../model/is-new.ts';
import { availabilityOf, stockText } from '../model/product-state.ts';
import { ProductImage } from '../../../../shared/products/ProductImage.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import { ProductLayout } from './ProductLayout.tsx';

/** One product large, with what it costs and the two ways to it. */
export function ProductView({ product }: { product: Product }) {
  const balance = useOwnBalance();
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-4">
        <div className="-mb-2 min-w-0">
          <Crumbs crumbs={[{ label: '积分商城', to: '/shopping' }, { label: product.name }]} />
        </div>
        <CartButton />
      </div>
      <ProductLayout
        picture={<ProductImage url={product.image_url} alt={product.name} sizes="(max-width: 900px) 100vw, 680px" />}
      >
        {isNew(product) && <Tag tone="zhu">新品</Tag>}
        <h1 className="my-2 text-30 font-bold wrap-anywhere max-tablet:text-24">{product.name}</h1>
        <p className="wrap-anywhere whitespace-pre-line text-text-2">{product.description}</p>
        <div className="my-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Points value={product.points_price} size="price" />
          {balance !== undefined && <span className="text-13 text-text-3">你的积分 {groupedPoints(balance)}</span>}
        </div>
        <ProductFacts product={product} />
        <ChangeNote className="mt-4" product={product} />
        <BuyBox product={product} balance={balance} />
      </ProductLayout>
      <RelatedProducts productId={product.id} />
    </>
  );
}

function ProductFacts({ product }: { product: Product }) {
  return (
    <div className="border-t border-line-2 pt-3.5">
      <KeyValues
        look="spread"
        facts={{
          库存: <Stock product={product} />,
          已兑换: <Pieces count={product.sold_count} />,
          上架: <span className="font-num text-[15px] font-semibold">{formatDate(product.created_at)}</span>,
        }}
      />
    </div>
  );
}

function Stock({ product }: { product: Product }) {
  const availability = availabilityOf(product);
  if (availability === 'ample') return <Pieces count={product.stock_quantity} />;
  return <span className={availability === 'low' ? 'text-huang-text' : 'text-yan-text'}>{stockText(product)}</span>;
}

function Pieces({ count }: { count: number }) {
  return (
    <>
      <b className="font-num text-[17px] font-semibold">{groupedPoints(count)}</b> 件
    </>
  );
}
