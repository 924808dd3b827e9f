import { LOW_STOCK_DEFAULT } from '@pailei/domain/orders/limits';
import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '../../../shared/ui/layout/Tabs.tsx';
import { choice, useUrlFilters } from '../../../shared/ui/data/useUrlFilters.ts';
import { useUrlId } from '../../../shared/ui/data/useUrlId.ts';
import { ProductDialog } from './edit/ProductDialog.tsx';
import { ProductList } from './list/ProductList.tsx';
import { useFollowedShop } from './live/useFollowedShop.ts';
import { LowStock } from './low/LowStock.tsx';
import { useLowStock } from './products-admin.api.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));
const ProductPanel = lazy(async () => ({ default: (await import('./detail/ProductPanel.tsx')).ProductPanel }));

const FILTERS = { tab: choice(['all', 'low'], 'all') };

/** What the shop has: made, changed, filled up and taken out here. */
export function ProductsPage() {
  const [{ tab }, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useUrlId('product');
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null);
  const shop = useFollowedShop();
  const low = useLowStock(null).data;
  const lowAt = low?.threshold ?? LOW_STOCK_DEFAULT;
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title="商品管理"
        intro="商品、价格与库存。每次修改都写入审计日志，库存的每一次变动都有记录。"
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <LiveConnection />
            <Button variant="ghost" icon={<FileUp size={16} />} onClick={() => setDialog('import')}>
              批量导入
            </Button>
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => setDialog('new')}>
              新建商品
            </Button>
          </div>
        }
      />
      <Tabs
        label="商品"
        value={tab}
        onChange={(next) => change({ tab: next })}
        tabs={[
          { id: 'all', label: '全部商品' },
          { id: 'low', label: '低库存', ...(low && low.products.length > 0 && { count: low.products.length }) },
        ]}
      >
        <TabPanel id="all">
          <ProductList shop={shop} lowAt={lowAt} openId={openId} onOpen={setOpenId} />
        </TabPanel>
        <TabPanel id="low">
          <LowStock shop={shop} openId={openId} onOpen={setOpenId} />
        </TabPanel>
      </Tabs>
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {openId !== null && (
          <ProductPanel key={openId} id={openId} shop={shop} lowAt={lowAt} onClose={() => setOpenId(null)} />
        )}
      </Suspense>
      {dialog === 'new' && <ProductDialog product={null} onClose={close} />}
    </>
  );
}
