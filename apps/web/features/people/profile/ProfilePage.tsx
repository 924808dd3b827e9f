import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { holdsRight } from '@pailei/domain/rights/rights';
import { lazy, Suspense } from 'react';

import { playerPath } from '../../../shared/links/links.ts';
import { usePersonal } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Points } from '../../../shared/ui/marks/Points.tsx';
import { TabPanel, Tabs } from '../../../shared/ui/layout/Tabs.tsx';
import { choice, useUrlFilters } from '../../../shared/ui/data/useUrlFilters.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

const DataTab = lazy(async () => ({ default: (await import('./DataTab.tsx')).DataTab }));
const SecurityTab = lazy(async () => ({ default: (await import('./SecurityTab.tsx')).SecurityTab }));
const NotificationSwitches = lazy(async () => ({
  default: (await import('./notifications/NotificationSwitches.tsx')).NotificationSwitches,
}));
const PointsStatement = lazy(async () => ({
  default: (await import('../../../shared/points/PointsStatement.tsx')).PointsStatement,
}));
const AddressBook = lazy(async () => ({
  default: (await import('../../../shared/addresses/AddressBook.tsx')).AddressBook,
}));
const OwnPenalties = lazy(async () => ({ default: (await import('./penalties/OwnPenalties.tsx')).OwnPenalties }));
const OwnRecord = lazy(async () => ({ default: (await import('./record/OwnRecord.tsx')).OwnRecord }));

const TABS = [
  { id: 'data', label: '资料' },
  { id: 'security', label: '安全' },
  { id: 'notifications', label: '通知' },
  { id: 'points', label: '积分' },
  { id: 'addresses', label: '地址' },
  { id: 'record', label: '战绩' },
  { id: 'penalties', label: '判罚' },
] as const;
const FILTERS = {
  tab: choice(
    TABS.map(({ id }) => id),
    'data',
  ),
};

export function ProfilePage() {
  const user = useAtomValue(userAtom);
  // nobody for the moment between logging out and the guard
  return user && <OwnProfile user={user} />;
}

function OwnProfile({ user }: { user: User }) {
  const [{ tab }, change] = useUrlFilters(FILTERS);
  const balance = usePersonal().state?.points_balance;
  return (
    <>
      <ProfileHeader
        person={user}
        pictureOf={user.qq ? user.id : undefined}
        isExpert={holdsRight('expert', user)}
        actions={<LinkButton to={playerPath(user.id)}>公开主页</LinkButton>}
      >
        {balance !== undefined && <Points value={balance} />}
      </ProfileHeader>
      <Tabs label="个人中心" tabs={TABS} value={tab} onChange={(next) => change({ tab: next })}>
        <Suspense>
          <TabPanel id="data">
            <DataTab user={user} />
          </TabPanel>
          <TabPanel id="security">
            <SecurityTab />
          </TabPanel>
          <TabPanel id="notifications">
            <div className="max-w-180">
              <NotificationSwitches />
            </div>
          </TabPanel>
          <TabPanel id="points">
            <PointsStatement />
          </TabPanel>
          <TabPanel id="addresses">
            <AddressBook />
          </TabPanel>
          <TabPanel id="record">
            <OwnRecord id={user.id} />
          </TabPanel>
          <TabPanel id="penalties">
            <OwnPenalties id={user.id} />
          </TabPanel>
        </Suspense>
      </Tabs>
    </>
  );
}
