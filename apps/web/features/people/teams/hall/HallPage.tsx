import { lazy, Suspense } from 'react';

import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { HALL_FILTERS } from './hall-filters.ts';
import { HallActions } from './HallActions.tsx';
import { HallFilterStrip } from './HallFilterStrip.tsx';
import { TeamList } from './TeamList.tsx';

const SeekerList = lazy(async () => ({ default: (await import('../seekers/SeekerList.tsx')).SeekerList }));

/** Teams that look for players, and players who look for a team. */
export function HallPage() {
  const [filters, change] = useUrlFilters(HALL_FILTERS);
  return (
    <>
      <PageHeader title="战队大厅" intro="找到一支战队，或为你的战队找到队员。" actions={<HallActions />} />
      <HallFilterStrip filters={filters} onChange={change} />
      {filters.show === 'teams' ? (
        <TeamList filters={filters} onChange={change} />
      ) : (
        <Suspense>
          <SeekerList filters={filters} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
