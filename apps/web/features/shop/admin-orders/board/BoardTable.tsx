import type { Order } from '@pailei/contracts/shop/orders/order-shapes';

import { serverNow } from '../../../../shared/state/clock.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import type { OrderBatch } from '../batch/useOrderBatch.ts';
import { FILTERS, type BoardFilters } from './board-filters.ts';
import { orderColumns } from './order-columns.tsx';
import type { useBoardRows } from './useBoardRows.ts';

const NEW_FOR_MS = 600_000;

type BoardTableProps = {
  board: ReturnType<typeof useBoardRows>;
  /** Orders that came since the page was opened. */
  placed: readonly Order[];
  batch: OrderBatch;
  sort: string;
  selected: ReadonlySet<string>;
  openId: string | null;
  onSort: (sort: BoardFilters['sort']) => void;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  /** Asks for another status of the order. */
  onChange: (order: Order) => void;
  /** Takes all filters away. */
  onClear: () => void;
};

export function BoardTable(props: BoardTableProps) {
  const { board, placed, batch, sort, selected, openId, onSort, onSelect, onOpen, onChange, onClear } = props;
  const placedIds = new Set(placed.map(({ id }) => id));
  const isNew = ({ id, status, created_at }: Order): boolean =>
    status === 'pending' && placedIds.has(id) && serverNow() - Date.parse(created_at) < NEW_FOR_MS;
  const columns = orderColumns({
    isNew,
    resultOf: batch.resultOf,
    onShip: onChange,
    onRetry: onChange,
    onOpen: ({ id }) => onOpen(id),
  });
  return (
    <DataTable<Order>
      label="订单列表"
      columns={columns}
      {...tableOf(board.list)}
      rows={board.rows}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      space="tight"
      sort={sort}
      onSortChange={(next) => onSort(FILTERS.sort.parse(next))}
      selected={selected}
      onSelect={onSelect}
      onOpen={({ id }) => onOpen(id)}
      openId={openId}
      toneOf={(order) => (batch.resultOf(order.id)?.status === 'failed' ? 'failed' : isNew(order) ? 'new' : undefined)}
      empty={Object.keys(board.filter).length > 0 ? <NothingFound onClear={onClear} /> : <NothingYet />}
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      art="ring"
      title="没有找到"
      actions={
        <Button variant="ghost" onClick={onClear}>
          清除筛选
        </Button>
      }
    >
      没有符合条件的订单，新的订单会自动出现在这里。
    </Empty>
  );
}

function NothingYet() {
  return (
    <Empty art="ring" title="暂无订单">
      有人下单后，订单会自动出现在这里。
    </Empty>
  );
}
