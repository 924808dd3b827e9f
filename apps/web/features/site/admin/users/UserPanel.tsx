import type { AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { TabPanel, Tabs } from '../../../../shared/ui/layout/Tabs.tsx';
import { PointsStatement } from '../../../../shared/points/PointsStatement.tsx';
import { AuditTable } from '../audit/AuditTable.tsx';
import { RoleTag } from './user-columns.tsx';
import { UserActions } from './UserActions.tsx';
import { UserEntries } from './UserEntries.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserNoShows } from './UserNoShows.tsx';
import { UserPenalties } from './UserPenalties.tsx';
import { UserSessions } from './UserSessions.tsx';
import { useUserDetail } from './users.api.ts';

/** One account: what it is, where it is logged in, what it plays, what was done to it, and what can be done. */
export function UserPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useUserDetail(id);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data?.user.username ?? '用户'}
      intro={data && <RoleTag role={data.user.role} />}
      footer={data && <UserActions detail={data} />}
    >
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() => data && <UserTabs detail={data} />}
        </Loading>
      )}
    </SidePanel>
  );
}

type Tab = 'facts' | 'points' | 'sessions' | 'entries' | 'penalties' | 'no-shows' | 'audit';

function UserTabs({ detail }: { detail: AdminUserDetail }) {
  const [tab, setTab] = useState<Tab>('facts');
  const { user, totp_enabled_at, sessions, entries, audit } = detail;
  return (
    <Tabs
      label="用户详情"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'facts', label: '资料' },
        { id: 'points', label: '积分' },
        { id: 'sessions', label: '会话', count: sessions.length },
        { id: 'entries', label: '赛事', count: entries.length },
        { id: 'penalties', label: '判罚' },
        { id: 'no-shows', label: '缺席' },
        { id: 'audit', label: '审计日志', count: audit.length },
      ]}
    >
      <TabPanel id="facts">
        <UserFacts user={user} totpEnabledAt={totp_enabled_at} />
      </TabPanel>
      <TabPanel id="points">
        <PointsStatement userId={user.id} />
      </TabPanel>
      <TabPanel id="sessions">
        <UserSessions sessions={sessions} />
      </TabPanel>
      <TabPanel id="entries">
        <UserEntries entries={entries} />
      </TabPanel>
      <TabPanel id="penalties">
        <UserPenalties id={user.id} />
      </TabPanel>
      <TabPanel id="no-shows">
        <UserNoShows id={user.id} />
      </TabPanel>
      <TabPanel id="audit">
        <AuditTable rows={audit} hasTarget={false} />
      </TabPanel>
    </Tabs>
  );
}
