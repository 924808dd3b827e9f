import type { Product } from '@pailei/contracts/products';
import { imageAt } from '@pailei/contracts/uploads';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { KeyValues } from '../../../shared/ui/KeyValues.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { SidePanel } from '../../../shared/ui/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { ProductDialog } from '../edit/ProductDialog.tsx';
import { StateTag, Stock } from '../list/product-columns.tsx';
import { useToggleActive } from '../list/useToggleActive.ts';
import { presently, type FollowedShop } from '../live/shop-changes.ts';
import { useProduct } from '../products-admin.api.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { Movements } from './Movements.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type ProductPanelProps = { id: string; shop: FollowedShop; lowAt: number; onClose: () => void };

/** One product: what it is, what can be done with it, and where its stock came from and went. */
export function ProductPanel({ id, shop, lowAt, onClose }: ProductPanelProps) {
  const { data, error, isPending, refetch } = useProduct(id);
  const product = data && presently(data, shop);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={product?.name ?? '商品'}
      intro={product && <StateTag product={product} />}
      footer={product && <Deeds product={product} onRemoved={onClose} />}
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
    <div className="stack">
      <div>
        {image_url !== '' && <img className="ap-pic" src={imageAt(image_url, 'card')} alt={`${product.name}的图片`} />}
        <KeyValues
          facts={{
            积分价格: <Points value={points_price} />,
            库存: <Stock product={product} lowAt={lowAt} />,
            已兑换: <span className="num">{sold_count.toLocaleString('en-US')}</span>,
            描述: <p className="ap-text">{description}</p>,
            创建: formatDateTime(created_at),
            最近修改: formatDateTime(updated_at),
            订单: (
              <Link className="lnk" to={`/admin/orders?product=${id}`}>
                查看这件商品的订单
              </Link>
            ),
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

type Deed = 'edit' | 'stock' | 'remove';

function Deeds({ product, onRemoved }: { product: Product; onRemoved: () => void }) {
  const [open, setOpen] = useState<Deed | null>(null);
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
