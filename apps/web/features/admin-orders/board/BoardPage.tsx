import '../admin-orders.css';

import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { useUrlId } from '../../../shared/ui/useUrlId.ts';
import { AlertChoices } from '../alerts/AlertChoices.tsx';
import { useOrderAlerts } from '../alerts/useOrderAlerts.ts';
import { spanOf } from '../statistics/spans.ts';
import { Board } from './Board.tsx';
import { FILTERS } from './board-filters.ts';
import { BoardFigures } from './BoardFigures.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useDesk } from './useDesk.ts';

const StatisticsSection = lazy(async () => ({
  default: (await import('../statistics/StatisticsSection.tsx')).StatisticsSection,
}));

const FIRST_SPAN = '14';

/** Everybody's orders: new ones come in by themselves, and are sent, changed and cancelled here. */
export function BoardPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const [stats, setStats] = useUrlId('stats');
  const followed = useDesk();
  useOrderAlerts(followed.placed);
  const span = spanOf(stats);
  return (
    <>
      <PageHeader
        title="订单"
        actions={
          <div className="row g12 wrap">
            <LiveConnection />
            <AlertChoices />
            <LinkButton variant="ghost" icon={<Printer size={16} />} to="/admin/orders/packing-list">
              配货单
            </LinkButton>
            <ExportButton filters={filters} />
          </div>
        }
      />
      <BoardFigures
        pendingCount={followed.pendingCount}
        isOpen={span !== null}
        onToggle={() => setStats(span === null ? FIRST_SPAN : null)}
      />
      <Suspense>{span !== null && <StatisticsSection span={span} onSpan={setStats} />}</Suspense>
      <Board filters={filters} followed={followed} onChange={change} />
    </>
  );
}
