import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { AlertChoices } from '../alerts/AlertChoices.tsx';
import { useOrderAlerts } from '../alerts/useOrderAlerts.ts';
import { spanOf } from '../statistics/spans.ts';
import { Board } from './Board.tsx';
import { FILTERS } from './board-filters.ts';
import { BoardMetrics } from './BoardMetrics.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useOrderBoard } from './useOrderBoard.ts';

const StatisticsSection = lazy(async () => ({
  default: (await import('../statistics/StatisticsSection.tsx')).StatisticsSection,
}));

const FIRST_SPAN = '14';

/** Everybody's orders: new ones come in by themselves, and are sent, changed and cancelled here. */
export function BoardPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const [stats, setStats] = useUrlId('stats');
  const followed = useOrderBoard();
  useOrderAlerts(followed.placed);
  const span = spanOf(stats);
  return (
    <>
      <PageHeader
        title="订单"
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <LiveConnection />
            <AlertChoices />
            <LinkButton variant="ghost" icon={<Printer size={16} />} to="/admin/orders/packing-list">
              配货单
            </LinkButton>
            <ExportButton filters={filters} />
          </div>
        }
      />
      <BoardMetrics
        pendingCount={followed.pendingCount}
        isOpen={span !== null}
        onToggle={() => setStats(span === null ? FIRST_SPAN : null)}
      />
      {span !== null && (
        <div className="min-h-136 max-wide:min-h-256">
          <Suspense>
            <StatisticsSection span={span} onSpan={setStats} />
          </Suspense>
        </div>
      )}
      <Board filters={filters} followed={followed} onChange={change} />
    </>
  );
}
