import { useLocation, useSearchParams } from 'react-router-dom';

import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '../../../../shared/ui/layout/Tabs.tsx';
import { canInvite } from '../model/team-standing.ts';
import { tokenOf } from '../model/join-token.ts';
import { JoinByLink } from './links/JoinByLink.tsx';
import { REQUEST_FILTERS, requestQuery } from './request-filters.ts';
import { RequestBook } from './RequestBook.tsx';
import { useMyRequests } from './requests.api.ts';
import { SentInvitations } from './SentInvitations.tsx';

/** Invitations: those that the visitor got, and for who may invite those of the team. */
export function InvitationsPage() {
  const user = useAtomValue(userAtom);
  const token = tokenOf(useLocation().hash);
  const teamId = canInvite(user?.team_role ?? null) ? (user?.team_id ?? null) : null;
  return (
    <>
      <PageHeader
        title="战队邀请"
        crumbs={[{ label: '战队大厅', to: '/teams' }, { label: '战队邀请' }]}
        intro="接受邀请后立即成为队员，你的其他申请与邀请会失效。"
      />
      {token !== null && <JoinByLink token={token} />}
      {teamId === null ? <Received /> : <BothWays teamId={teamId} />}
    </>
  );
}

const TABS = [
  { id: 'sent', label: '战队发出的' },
  { id: 'received', label: '我收到的' },
] as const;

function BothWays({ teamId }: { teamId: string }) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'received' ? 'received' : 'sent';
  const count = usePersonal().state?.team_requests.invitations ?? 0;
  const show = (next: string) => setParams(next === 'sent' ? {} : { tab: next }, { replace: true });
  return (
    <Tabs
      label="邀请"
      tabs={TABS.map((one) => (one.id === 'received' && count > 0 ? { ...one, count } : one))}
      value={tab}
      onChange={show}
    >
      <TabPanel id="sent">
        <SentInvitations teamId={teamId} />
      </TabPanel>
      <TabPanel id="received">
        <Received />
      </TabPanel>
    </Tabs>
  );
}

function Received() {
  const [filters, change] = useUrlFilters(REQUEST_FILTERS);
  const list = useMyRequests('invitation', requestQuery(filters));
  return (
    <RequestBook
      label="我收到的邀请"
      side="player"
      list={list}
      filters={filters}
      onChange={change}
      empty={
        <Empty art="card" title="没有邀请">
          {filters.state === 'pending' ? '没有等待你答复的邀请，新的邀请会立即出现在这里。' : '还没有战队邀请过你。'}
        </Empty>
      }
    />
  );
}
