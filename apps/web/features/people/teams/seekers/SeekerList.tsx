import type { Seeker } from '@pailei/contracts/people/teams/team-views';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { withChanges } from '../hall/hall-changes.ts';
import { isFiltered, NO_FILTERS, seekersQuery, type HallFilters } from '../hall/hall-filters.ts';
import { canInvite } from '../model/team-standing.ts';
import { InviteByName } from '../requests/InviteByName.tsx';
import { useSeekers } from '../teams.api.ts';
import { MySeeker } from './MySeeker.tsx';
import { SeekerCard } from './SeekerCard.tsx';

type SeekerListProps = { filters: HallFilters; onChange: (changes: Partial<HallFilters>) => void };

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(316px,100%),1fr))] gap-3';
const idOf = ({ account_id }: Seeker) => account_id;

/** Players who look for a team; whoever may invite does so from here. */
export function SeekerList({ filters, onChange }: SeekerListProps) {
  const { list, changes } = useSeekers(seekersQuery(filters));
  const user = useAtomValue(userAtom);
  const [invited, setInvited] = useState<string | null>(null);
  const { data, error } = list;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void list.refetch()} />;
  const seekers = withChanges(data?.items ?? [], changes, idOf);
  const teamId = canInvite(user?.team_role ?? null) ? user?.team_id : null;
  return (
    <>
      {user?.team_id === null && <MySeeker />}
      <Loading isLoading={data === undefined} skeleton={<CardsSkeleton />}>
        {() => (
          <>
            {seekers.length === 0 ? (
              <NoSeekers filters={filters} onChange={onChange} />
            ) : (
              <ul className={GRID} aria-label="寻找战队的选手" aria-busy={list.isPlaceholderData}>
                {seekers.map((seeker) => (
                  <SeekerCard
                    key={seeker.account_id}
                    seeker={seeker}
                    isMine={seeker.account_id === user?.id}
                    onInvite={teamId ? () => setInvited(seeker.username) : undefined}
                  />
                ))}
              </ul>
            )}
            <ListPager list={data} onPage={(page) => onChange({ page })} />
          </>
        )}
      </Loading>
      {invited !== null && teamId && (
        <InviteByName teamId={teamId} username={invited} onClose={() => setInvited(null)} />
      )}
    </>
  );
}

function NoSeekers({ filters, onChange }: SeekerListProps) {
  const isNarrowed = isFiltered(filters);
  return (
    <Empty
      art="card"
      title="没有选手"
      actions={
        isNarrowed && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
            清除筛选
          </Button>
        )
      }
    >
      {isNarrowed ? '没有符合条件的选手，换个条件看看。' : '现在没有选手在寻找战队，新的名片会立即出现在这里。'}
    </Empty>
  );
}

function CardsSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: 6 }, (_, card) => (
        <Panel key={card} as="div" padding="small" className="grid h-44 content-start gap-3">
          <Skeleton width={140} height={32} />
          <Skeleton height={16} />
          <Skeleton height={16} />
        </Panel>
      ))}
    </div>
  );
}
