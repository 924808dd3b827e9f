import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { lazy, Suspense, useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { useSelectedRows } from '../../../../shared/ui/table/useSelectedRows.ts';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { boardChoicesAtom } from '../alerts/alerts.atoms.ts';
import { OrderBatchBar } from '../batch/OrderBatchBar.tsx';
import { useOrderBatch } from '../batch/useOrderBatch.ts';
import { StatusDialog } from '../detail/StatusDialog.tsx';
import type { BoardFilters } from './board-filters.ts';
import { BoardFilterStrip } from './BoardFilterStrip.tsx';
import { BoardTable } from './BoardTable.tsx';
import { useBoardRows } from './useBoardRows.ts';
import type { FollowedOrderBoard } from './useOrderBoard.ts';
import { WaitingBar } from './WaitingBar.tsx';

const OrderPanel = lazy(async () => ({ default: (await import('../detail/OrderPanel.tsx')).OrderPanel }));

type BoardProps = {
  filters: BoardFilters;
  followed: FollowedOrderBoard;
  onChange: (changes: Partial<BoardFilters>) => void;
};

/** The list of orders with what can be done to one of them or to many. */
export function Board({ filters, followed, onChange }: BoardProps) {
  const [openId, setOpenId] = useUrlId('order');
  const [changing, setChanging] = useState<Order | null>(null);
  const { is_auto } = useAtomValue(boardChoicesAtom);
  const selection = useSelectedRows<Order>();
  const hasSelection = selection.ids.size > 0;
  const board = useBoardRows(
    filters,
    followed.orderBoard,
    hasSelection || openId !== null || changing !== null || !is_auto,
  );
  const rows = board.rows ?? [];
  const batch = useOrderBatch((failedIds) => selection.choose(new Set(failedIds), rows));
  const applyFilters = (changes: Partial<BoardFilters>) => {
    selection.clear();
    board.release();
    onChange(changes);
  };
  return (
    <>
      <BoardFilterStrip filters={filters} counts={board.list.data?.counts} onChange={applyFilters} />
      <div onPointerEnter={() => board.setPointerOver(true)} onPointerLeave={() => board.setPointerOver(false)}>
        {board.waiting > 0 && (
          <WaitingBar count={board.waiting} hasSelection={hasSelection} isAuto={is_auto} onAdmit={board.admit} />
        )}
        <BoardTable
          board={board}
          placed={followed.placed}
          batch={batch}
          sort={filters.sort}
          selected={selection.ids}
          openId={openId}
          onSort={(sort) => onChange({ sort })}
          onSelect={(ids) => selection.choose(ids, rows)}
          onOpen={setOpenId}
          onChange={setChanging}
          onClear={() =>
            applyFilters({ status: 'all', search: '', period: 'any', from: '', to: '', user: '', product: '' })
          }
        />
      </div>
      <ListPager list={board.list.data} onPage={(page) => onChange({ page })} />
      <OrderBatchBar
        chosen={selection.among(rows)}
        total={board.list.data?.total ?? 0}
        filter={board.filter}
        batch={batch}
        onOpen={setOpenId}
        onClear={selection.clear}
      />
      {changing && <StatusDialog order={changing} to={defaultNextStatus(changing)} onClose={() => setChanging(null)} />}
      <Suspense>{openId !== null && <OrderPanel key={openId} id={openId} onClose={() => setOpenId(null)} />}</Suspense>
    </>
  );
}

/** What the form begins with: what waits is sent; otherwise only the number is another. */
function defaultNextStatus({ status }: Order): 'shipped' | 'completed' {
  return status === 'completed' ? 'completed' : 'shipped';
}
