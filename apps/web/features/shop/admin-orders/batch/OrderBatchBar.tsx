import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { lazy, Suspense, useState } from 'react';

import { BatchBar } from '../../../../shared/ui/data/BatchBar.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import type { OrderFilter } from '../admin-orders.api.ts';
import type { BatchTarget } from './batch-target.ts';
import { BatchActions } from './BatchActions.tsx';
import type { OrderBatch } from './useOrderBatch.ts';

const ResultsPanel = lazy(async () => ({ default: (await import('./ResultsPanel.tsx')).ResultsPanel }));

type OrderBatchBarProps = {
  chosen: readonly Order[];
  /** How many orders the filter means. */
  total: number;
  filter: OrderFilter;
  batch: OrderBatch;
  onOpen: (orderId: string) => void;
  onClear: () => void;
};

/** As long as orders are chosen or a batch is looked at; from the chosen ones it can widen to all that the filter means. */
export function OrderBatchBar({ chosen, total, filter, batch, onOpen, onClear }: OrderBatchBarProps) {
  const question = JSON.stringify([filter, chosen.map(({ id }) => id)]);
  const [widened, setWidened] = useState<string | null>(null);
  const [isResultsOpen, setResultsOpen] = useState(false);
  const isWide = chosen.length > 0 && widened === question;
  const target: BatchTarget = isWide
    ? { kind: 'filter', count: total, filter }
    : { kind: 'rows', count: chosen.length, rows: chosen };
  const canWiden = !isWide && batch.progress === null && chosen.length > 0 && total > chosen.length;
  const clear = () => {
    onClear();
    if (!batch.isRunning) batch.dismiss();
  };
  return (
    <>
      <BatchBar
        count={target.count}
        total={!isWide && chosen.length > 0 && <Points value={sumOf(chosen)} />}
        progress={batch.progress}
        onClear={clear}
        actions={
          <>
            {canWiden && (
              <Button variant="text" onClick={() => setWidened(question)}>
                选择全部 {total} 条
              </Button>
            )}
            <BatchActions target={target} batch={batch} onResults={() => setResultsOpen(true)} />
          </>
        }
      />
      <Suspense>
        {isResultsOpen && (
          <ResultsPanel
            results={batch.results}
            onOpen={(id) => {
              setResultsOpen(false);
              onOpen(id);
            }}
            onClose={() => setResultsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const sumOf = (orders: readonly Order[]): number => orders.reduce((sum, { points_total }) => sum + points_total, 0);
