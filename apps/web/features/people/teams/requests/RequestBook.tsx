import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { REQUEST_STATE_OPTIONS, type RequestFilters } from './request-filters.ts';
import type { RequestSide } from './request-side.ts';
import { RequestList } from './RequestList.tsx';

type Book = { items: readonly TeamRequest[]; skip: number; limit: number; total: number };

type RequestBookProps = {
  label: string;
  side: RequestSide;
  list: { data: Book | undefined; error: unknown; refetch: () => unknown };
  filters: RequestFilters;
  onChange: (changes: Partial<RequestFilters>) => void;
  empty: ReactNode;
};

/** A list of requests with what narrows it. */
export function RequestBook({
  label,
  side,
  list: { data, error, refetch },
  filters,
  onChange,
  empty,
}: RequestBookProps) {
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <FilterStrip
        tabs={{
          label: '状态',
          options: REQUEST_STATE_OPTIONS,
          value: filters.state,
          onChange: (state) => onChange({ state }),
        }}
      />
      <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={5} />}>
        {() =>
          data && (
            <>
              {data.items.length === 0 ? empty : <RequestList requests={data.items} side={side} label={label} />}
              <ListPager list={data} onPage={(page) => onChange({ page })} />
            </>
          )
        }
      </Loading>
    </>
  );
}
