import './styles/tournament.css';

import type { TournamentState } from '@pailei/domain/tournament';
import { holdsRight } from '@pailei/domain/rights';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { connectionStateAtom, isBroken } from '../../shared/live/connection.atoms.ts';
import { liveClient } from '../../shared/live/connection.ts';
import { useTournament } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../shared/ui/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { TabPanel, Tabs, type TabItem } from '../../shared/ui/Tabs.tsx';
import { usePageTitle } from '../../shared/ui/usePageTitle.ts';
import { BracketTab } from './bracket/BracketTab.tsx';
import { TournamentHeader } from './header/TournamentHeader.tsx';
import { MyPanel } from './mine/MyPanel.tsx';
import { shownTab, tabsOf, type TabId } from './model/tabs.ts';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { SwissTab } from './swiss/SwissTab.tsx';
import { useMyStep } from './useMyStep.ts';

const DecklistsTab = lazy(async () => ({ default: (await import('./decklists/DecklistsTab.tsx')).DecklistsTab }));
const DataTab = lazy(async () => ({ default: (await import('./data/DataTab.tsx')).DataTab }));

export function TournamentPage() {
  const { id = '' } = useParams();
  const { state, status } = useTournament(id);
  const connection = useAtomValue(connectionStateAtom);
  usePageTitle(state?.name);
  if (status.phase === 'denied')
    return <Denied isMissing={status.code === 'not_found' || status.code === 'bad_request'} message={status.message} />;
  if (state === null && isBroken(connection)) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <Loading isLoading={state === null} skeleton={<PageSkeleton />}>
      {() => state && <Loaded tournament={state} />}
    </Loading>
  );
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const [search, setSearch] = useSearchParams();
  const user = useAtomValue(userAtom);
  const { step } = useMyStep(tournament.id);
  const isWaitedFor = step?.kind === 'play_match' || step?.kind === 'check_in' || step?.kind === 'submit_decks';
  const tabs: TabItem<TabId>[] = tabsOf(tournament, holdsRight('referee', user)).map((tab) =>
    tab.id === 'mine' && isWaitedFor ? { ...tab, dot: '有待办' } : tab,
  );
  const show = (tab: TabId) => setSearch((params) => withTab(params, tab), { replace: true, preventScrollReset: true });
  return (
    <>
      <TournamentHeader tournament={tournament} />
      <Tabs label="赛事内容" tabs={tabs} value={shownTab(tabs, search.get('tab'))} onChange={show}>
        <TabPanel id="overview">
          <OverviewTab tournament={tournament} />
        </TabPanel>
        <TabPanel id="swiss">
          <SwissTab tournament={tournament} />
        </TabPanel>
        <TabPanel id="bracket">
          <BracketTab tournament={tournament} />
        </TabPanel>
        <TabPanel id="decks">
          <Suspense>
            <DecklistsTab tournament={tournament} />
          </Suspense>
        </TabPanel>
        <TabPanel id="data">
          <Suspense>
            <DataTab tournament={tournament} />
          </Suspense>
        </TabPanel>
        <TabPanel id="mine">
          <MyPanel tournament={tournament} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function withTab(params: URLSearchParams, tab: TabId): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === 'overview') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

function Denied({ isMissing, message }: { isMissing: boolean; message: string }) {
  const back = (
    <LinkButton variant="ghost" to="/solo-tournaments">
      返回大厅
    </LinkButton>
  );
  return (
    <Empty art="cut-rope" title={isMissing ? '没有找到' : '没有权限'} actions={back}>
      {isMissing ? '这场赛事不存在，或者还没有公开。' : message}
    </Empty>
  );
}

function PageSkeleton() {
  return (
    <div className="stack">
      <div className="grid gap-3">
        <Skeleton width={220} height={16} />
        <Skeleton width="46%" height={36} />
        <Skeleton height={44} />
      </div>
      <SkeletonRows count={6} />
    </div>
  );
}
