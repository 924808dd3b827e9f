import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { LinkList } from './links/LinkList.tsx';
import { REQUEST_FILTERS, requestQuery } from './request-filters.ts';
import { RequestBook } from './RequestBook.tsx';
import { useTeamRequests } from './requests.api.ts';

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }));

/** The team's own invitations and links. */
export function SentInvitations({ teamId }: { teamId: string }) {
  const [isInviting, setInviting] = useState(false);
  const [filters, change] = useUrlFilters(REQUEST_FILTERS);
  const list = useTeamRequests('invitation', teamId, requestQuery(filters));
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button icon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
          邀请成员
        </Button>
      </div>
      <RequestBook
        label="战队发出的邀请"
        side="team"
        list={list}
        filters={filters}
        onChange={change}
        empty={
          <Empty art="card" title="没有邀请">
            {filters.state === 'pending' ? '没有等待答复的邀请。' : '战队还没有发出过邀请。'}
          </Empty>
        }
      />
      <div className="mt-10">
        <LinkList teamId={teamId} />
      </div>
      <Suspense>{isInviting && <InviteDialog teamId={teamId} onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
