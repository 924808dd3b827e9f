import type { TeamCard } from '@pailei/contracts/people/teams/team-views';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { JoinAction } from '../requests/JoinAction.tsx';
import { useAppliedTeams } from '../requests/requests.api.ts';
import { useTeams } from '../teams.api.ts';
import { withChanges } from './hall-changes.ts';
import { isFiltered, NO_FILTERS, teamsQuery, type HallFilters } from './hall-filters.ts';
import { TEAM_ROW, TeamColumns, TeamRow } from './TeamRow.tsx';

type TeamListProps = { filters: HallFilters; onChange: (changes: Partial<HallFilters>) => void };

const idOf = ({ id }: TeamCard) => id;
const SKELETON_ROWS = 8;

/** The fetched page of the hall, kept current by the live one. */
export function TeamList({ filters, onChange }: TeamListProps) {
  const { list, changes } = useTeams(teamsQuery(filters));
  const applied = useAppliedTeams();
  const myTeamId = useAtomValue(userAtom)?.team_id;
  const { data, error } = list;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void list.refetch()} />;
  const teams = withChanges(data?.items ?? [], changes, idOf);
  return (
    <Loading isLoading={data === undefined} skeleton={<RowsSkeleton />}>
      {() => (
        <>
          {teams.length === 0 ? (
            <NoTeams filters={filters} onChange={onChange} />
          ) : (
            <>
              <TeamColumns />
              <ol
                aria-label="战队"
                aria-busy={list.isPlaceholderData}
                className={cx(list.isPlaceholderData && 'opacity-55 transition-opacity delay-200 duration-base')}
              >
                {teams.map((team) => (
                  <TeamRow
                    key={team.id}
                    team={team}
                    isMine={team.id === myTeamId}
                    action={<JoinAction team={team} applied={applied} />}
                  />
                ))}
              </ol>
            </>
          )}
          <ListPager list={data} onPage={(page) => onChange({ page })} />
        </>
      )}
    </Loading>
  );
}

function NoTeams({ filters, onChange }: TeamListProps) {
  const isNarrowed = isFiltered(filters);
  return (
    <Empty
      art="ring"
      title="没有战队"
      actions={
        isNarrowed && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
            清除筛选
          </Button>
        )
      }
    >
      {isNarrowed ? '没有符合条件的战队，换个条件看看。' : '还没有战队。通过审核的战队会立即出现在这里。'}
    </Empty>
  );
}

function RowsSkeleton() {
  return (
    <>
      <TeamColumns />
      <ol>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <li key={row} className={TEAM_ROW}>
            <Skeleton className="size-12 max-tablet:size-10" />
            <span className="grid gap-2">
              <Skeleton width={`${50 - (row % 3) * 10}%`} height={16} />
              <Skeleton width={`${70 - (row % 3) * 12}%`} height={10} />
            </span>
            <Skeleton className="h-4 max-wide:hidden" />
            <Skeleton className="h-8 max-tablet:hidden" />
          </li>
        ))}
      </ol>
    </>
  );
}
