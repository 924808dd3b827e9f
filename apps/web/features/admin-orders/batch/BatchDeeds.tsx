import { BATCH_MAX, type Order, type OrderStatus } from '@pailei/contracts/orders';
import { Ellipsis, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../../shared/ui/Button.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../shared/ui/Menu.tsx';
import type { BatchBody } from '../admin-orders.api.ts';
import { bodyOf, type BatchTarget } from './batch-target.ts';
import { CancelManyDialog, ChangeManyDialog } from './BatchDialogs.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';
import type { OrderBatch } from './useOrderBatch.ts';

type BatchDeedsProps = {
  target: BatchTarget;
  batch: OrderBatch;
  onResults: () => void;
};

/** A dialog that is open; a status is one that all that the filter means are to get. */
type Open = 'tracking' | 'cancel' | { to: OrderStatus };

/** What can be done to all of the chosen orders at once; what can't be taken back stands last and asks. */
export function BatchDeeds({ target, batch, onResults }: BatchDeedsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const goToList = useNavigate();
  const isTooMany = target.count > BATCH_MAX;
  const isOff = target.count === 0 || isTooMany || batch.isRunning;
  const rows = target.kind === 'rows' ? target.rows : [];
  const sendable = rows.filter(isSendable);
  const close = () => setOpen(null);
  const run = (words: Omit<BatchBody, 'ids' | 'filter'>) => {
    batch.run({ ...words, ...bodyOf(target) });
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
      {isTooMany && <span className="yan s13">一次最多 {BATCH_MAX} 条</span>}
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
