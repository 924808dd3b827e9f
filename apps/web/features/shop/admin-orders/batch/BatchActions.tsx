import { BATCH_MAX, type Order, type OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { Ellipsis, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu, type MenuItem } from '../../../../shared/ui/actions/Menu.tsx';
import type { BatchBody } from '../admin-orders.api.ts';
import { bodyOf, type BatchTarget } from './batch-target.ts';
import { CancelManyDialog, ChangeManyDialog } from './BatchDialogs.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';
import type { OrderBatch } from './useOrderBatch.ts';

type BatchActionsProps = {
  target: BatchTarget;
  batch: OrderBatch;
  onResults: () => void;
};

/** The open dialog; `to`: the new status of all orders of the filter. */
type Open = 'tracking' | 'cancel' | { to: OrderStatus };

/** The actions on all selected orders; the one that can't be undone is last and asks for confirmation. */
export function BatchActions({ target, batch, onResults }: BatchActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const goToList = useNavigate();
  const isTooMany = target.count > BATCH_MAX;
  const isOff = target.count === 0 || isTooMany || batch.isRunning;
  const rows = target.kind === 'rows' ? target.rows : [];
  const sendable = rows.filter(isSendable);
  const close = () => setOpen(null);
  const run = (body: Omit<BatchBody, 'ids' | 'filter'>) => {
    batch.run({ ...body, ...bodyOf(target) });
    close();
  };
  const change = (to: OrderStatus) => (target.kind === 'rows' ? run({ status: to }) : setOpen({ to }));
  const print = () => void goToList('/admin/orders/packing-list', { state: { ids: rows.map(({ id }) => id) } });
  const more: MenuItem[] = [
    { label: '标为已完成', onSelect: () => change('completed') },
    { label: '改回待处理', onSelect: () => change('pending') },
    { label: '打印配货单', onSelect: print, disabled: rows.length === 0 },
  ];
  return (
    <>
      {isTooMany && <span className="text-13 text-yan-text">一次最多 {BATCH_MAX} 条</span>}
      {batch.results.length > 0 && (
        <Button variant="text" onClick={onResults}>
          查看结果
        </Button>
      )}
      <Button variant="primary" icon={<Truck size={16} />} disabled={isOff} onClick={() => change('shipped')}>
        标为已发货
      </Button>
      <Button variant="ghost" disabled={isOff || sendable.length === 0} onClick={() => setOpen('tracking')}>
        填写单号
      </Button>
      <Menu
        trigger={
          <IconButton label="更多批量操作" disabled={isOff}>
            <Ellipsis size={18} />
          </IconButton>
        }
        items={more}
      />
      <Button variant="danger" disabled={isOff} onClick={() => setOpen('cancel')}>
        取消订单
      </Button>
      {open === 'tracking' && <TrackingDialog orders={sendable} onClose={close} onConfirm={batch.run} />}
      {open === 'cancel' && (
        <CancelManyDialog
          count={target.count}
          onClose={close}
          onConfirm={(reason) => run({ status: 'cancelled', reason })}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <ChangeManyDialog
          count={target.count}
          to={open.to}
          onClose={close}
          onConfirm={() => run({ status: open.to })}
        />
      )}
    </>
  );
}

const isSendable = ({ status }: Order): boolean => status === 'pending' || status === 'shipped';
