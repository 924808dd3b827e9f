import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { imageAt } from '@pailei/contracts/site/uploads/image-address';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { ProductDialog } from '../edit/ProductDialog.tsx';
import { Quantity, StateTag, Stock } from '../list/product-columns.tsx';
import { useToggleActive } from '../list/useToggleActive.ts';
import { withLiveChanges, type FollowedShop } from '../live/shop-changes.ts';
import { useProduct } from '../products-admin.api.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { Movements } from './Movements.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type ProductPanelProps = { id: string; shop: FollowedShop; lowAt: number; onClose: () => void };

/** One product: what it is, what can be done with it, and where its stock came from and went. */
export function ProductPanel({ id, shop, lowAt, onClose }: ProductPanelProps) {
  const { data, error, isPending, refetch } = useProduct(id);
  const product = data && withLiveChanges(data, shop);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={product?.name ?? '商品'}
      intro={product && <StateTag product={product} />}
      footer={product && <ProductActions product={product} onRemoved={onClose} />}
    >
      {error && !product ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() => product && <Contents product={product} lowAt={lowAt} />}
        </Loading>
      )}
    </SidePanel>
  );
}

function Contents({ product, lowAt }: { product: Product; lowAt: number }) {
  const { id, image_url, description, points_price, sold_count, created_at, updated_at } = product;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div>
        {image_url !== '' && (
          <img
            className="mb-3 max-h-70 w-full rounded-control bg-sunken object-contain"
            src={imageAt(image_url, 'card')}
            alt={`${product.name}的图片`}
          />
        )}
        <KeyValues
          facts={{
            积分价格: <Points value={points_price} />,
            库存: <Stock product={product} lowAt={lowAt} />,
            已兑换: <Quantity value={sold_count} />,
            描述: <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>,
            创建: formatDateTime(created_at),
            最近修改: formatDateTime(updated_at),
            订单: <TextLink to={`/admin/orders?product=${id}`}>查看这件商品的订单</TextLink>,
          }}
        />
      </div>
      <section>
        <SectionHeader title="库存流水" />
        <Movements productId={id} />
      </section>
    </div>
  );
}

type ProductAction = 'edit' | 'stock' | 'remove';

function ProductActions({ product, onRemoved }: { product: Product; onRemoved: () => void }) {
  const [open, setOpen] = useState<ProductAction | null>(null);
  const toggle = useToggleActive();
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen('stock')}>
        调整库存
      </Button>
      <Button variant="ghost" onClick={() => setOpen('edit')}>
        编辑
      </Button>
      <Button variant="ghost" pending={toggle.isPending} onClick={() => toggle.run([product], !product.is_active)}>
        {product.is_active ? '下架' : '上架'}
      </Button>
      <Button variant="danger" onClick={() => setOpen('remove')}>
        删除
      </Button>
      {open === 'edit' && <ProductDialog product={product} onClose={close} />}
      {open === 'stock' && <StockDialog products={[product]} onClose={close} />}
      {open === 'remove' && <RemoveDialog product={product} onClose={close} onRemoved={onRemoved} />}
    </>
  );
}
