import type { Incident } from '@pailei/contracts/site/status/status.api';
import { lazy, Suspense, useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { TextButton } from '../../../shared/ui/actions/TextButton.tsx';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Pager } from '../../../shared/ui/data/Pager.tsx';
import { IncidentEntry } from './IncidentEntry.tsx';
import { useAllIncidents } from './status.api.ts';

const IncidentActions = lazy(async () => ({ default: (await import('./admin/IncidentActions.tsx')).IncidentActions }));

const LIMIT = 10;

type IncidentsProps = { incidents: readonly Incident[]; isAdmin: boolean };

/** The open ones and those of the last days, live; all there ever were on request. */
export function Incidents({ incidents, isAdmin }: IncidentsProps) {
  const [skip, setSkip] = useState<number | null>(null);
  const all = useAllIncidents(skip ?? 0, LIMIT, skip !== null);
  const isAll = skip !== null && all.data !== undefined;
  const shown = isAll ? all.data.items.map((item) => incidents.find(({ id }) => id === item.id) ?? item) : incidents;
  const change = (
    <TextButton onClick={() => setSkip(skip === null ? 0 : null)}>{skip === null ? '全部事件' : '只看近期'}</TextButton>
  );
  return (
    <section aria-label="事件">
      <SectionHeader title="事件" meta={skip === null ? '近 14 天' : '全部'} action={change} />
      {skip !== null && all.error && <LoadFailed message={messageOf(all.error)} onRetry={() => void all.refetch()} />}
      {shown.length === 0 && (
        <p className="border-t border-t-line-1 py-3.5 text-text-3">
          {skip === null ? '近 14 天没有事件。' : '还没有发生过事件。'}
        </p>
      )}
      {shown.map((incident) => (
        <IncidentEntry key={incident.id} incident={incident}>
          <Suspense>{isAdmin && <IncidentActions incident={incident} />}</Suspense>
        </IncidentEntry>
      ))}
      {isAll && <Pager skip={skip} limit={LIMIT} total={all.data.total} onChange={setSkip} />}
    </section>
  );
}
