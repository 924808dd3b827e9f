import type { TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight } from '@pailei/domain/rights/rights';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { asOfAtom } from '../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../shared/live/connection.ts';
import { useKeptEvent } from '../../../shared/kept-events/useKeptEvent.ts';
import { SpoilerNote } from '../../../shared/spoilers/SpoilerNote.tsx';
import { useShownTournament } from '../../../shared/spoilers/useShownTournament.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { TabPanel, Tabs } from '../../../shared/ui/layout/Tabs.tsx';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle.ts';
import { TournamentHeader } from './header/TournamentHeader.tsx';
import { PastContext } from './model/past.ts';
import { OVERVIEW_TAB, shownTab, stageTabs, tabsOf, tabTitle, type StageTabItem } from './model/tabs.ts';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { useMyStep } from '../../../shared/tournaments/entries/useMyStep.ts';
import { AmendmentNote } from './rule-sheet/AmendmentNote.tsx';
import { PauseNote } from '../../../shared/tournaments/PauseNote.tsx';
import { StageTab } from './stages/StageTab.tsx';

const MyPanel = lazy(async () => ({ default: (await import('./mine/MyPanel.tsx')).MyPanel }));
const DecklistsTab = lazy(async () => ({ default: (await import('./decklists/DecklistsTab.tsx')).DecklistsTab }));
const EventReplay = lazy(async () => ({ default: (await import('./replay/EventReplay.tsx')).EventReplay }));
const WhyPanel = lazy(async () => ({ default: (await import('./stages/proof/WhyPanel.tsx')).WhyPanel }));
const DataTab = lazy(async () => ({ default: (await import('./data/DataTab.tsx')).DataTab }));

export function TournamentPage() {
  const { id = '' } = useParams();
  const { state, version, status, reveal } = useShownTournament(id);
  useKeptEvent(id);
  const [search] = useSearchParams();
  const isAway = useAtomValue(asOfAtom) !== null;
  if (status.phase === 'denied')
    return <Denied isMissing={status.code === 'not_found' || status.code === 'bad_request'} message={status.message} />;
  if (state === null && isAway) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <Loading isLoading={state === null} skeleton={<PageSkeleton />}>
      {() =>
        state &&
        (reveal ? (
          <WithoutResults tournament={state} onReveal={reveal} />
        ) : search.has('at') ? (
          <Suspense fallback={<PageSkeleton />}>
            <EventReplay id={id} version={version}>
              {(past) => <Past tournament={past} />}
            </EventReplay>
          </Suspense>
        ) : (
          <Loaded tournament={state} />
        ))
      }
    </Loading>
  );
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const [search, setSearch] = useSearchParams();
  const user = useAtomValue(userAtom);
  const { step } = useMyStep(tournament.id);
  const isWaitedFor = step?.kind === 'play_match' || step?.kind === 'check_in' || step?.kind === 'submit_decks';
  const stages = stageTabs(tournament);
  const tabs = tabsOf(tournament, stages, holdsRight('referee', user)).map((tab) =>
    tab.id === 'mine' && isWaitedFor ? { ...tab, dot: '有待办' } : tab,
  );
  const shown = shownTab(tabs, stages, search.get('tab'));
  usePageTitle(tabTitle(tournament, tabs, shown));
  const show = useShowTab();
  return (
    <>
      <TournamentHeader tournament={tournament} />
      <PauseNote tournament={tournament} className="mb-4" />
      <AmendmentNote tournament={tournament} />
      {search.has('why') && (
        <Suspense>
          <WhyPanel
            tournament={tournament}
            onClose={() => setSearch(withoutWhy, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
      <Tabs label="赛事内容" tabs={tabs} value={shown} onChange={show}>
        <PlayTabs tournament={tournament} stages={stages} />
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
          <Suspense>
            <MyPanel tournament={tournament} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}

/** The event for viewers who want no spoilers: how it began, and nothing to do. */
function WithoutResults({ tournament, onReveal }: { tournament: TournamentState; onReveal: () => void }) {
  return (
    <PastContext value={true}>
      <Moment tournament={tournament} title={tournament.name}>
        <SpoilerNote onReveal={onReveal}>防剧透已开启：这里是首轮的对阵，之后的对阵、比分与名次已隐藏。</SpoilerNote>
      </Moment>
    </PastContext>
  );
}

/** What is being played: the same for an event as it stands, and as it stood. */
function PlayTabs({ tournament, stages }: { tournament: TournamentState; stages: readonly StageTabItem[] }) {
  return (
    <>
      <TabPanel id={OVERVIEW_TAB}>
        <OverviewTab tournament={tournament} />
      </TabPanel>
      {stages.map(({ id, index }) => (
        <TabPanel key={id} id={id}>
          <StageTab tournament={tournament} index={index} />
        </TabPanel>
      ))}
    </>
  );
}

/** The event as it stood at a moment of its replay: what it shows everybody, and nothing to do. */
function Past({ tournament }: { tournament: TournamentState }) {
  return (
    <Moment tournament={tournament} title={`回放 · ${tournament.name}`}>
      <AmendmentNote tournament={tournament} />
    </Moment>
  );
}

type MomentProps = { tournament: TournamentState; title: string; children: ReactNode };

/** The header and the tabs of play of an event as it stood; `children` are between them. */
function Moment({ tournament, title, children }: MomentProps) {
  const [search] = useSearchParams();
  const show = useShowTab();
  const stages = stageTabs(tournament);
  const tabs = [{ id: OVERVIEW_TAB, label: '概览' }, ...stages];
  const shown = shownTab(tabs, stages, search.get('tab'));
  usePageTitle(title);
  return (
    <>
      <TournamentHeader tournament={tournament} />
      {children}
      <Tabs label="赛事内容" tabs={tabs} value={shown} onChange={show}>
        <PlayTabs tournament={tournament} stages={stages} />
      </Tabs>
    </>
  );
}

function useShowTab(): (tab: string) => void {
  const [, setSearch] = useSearchParams();
  return (tab) => setSearch((params) => withTab(params, tab), { replace: true, preventScrollReset: true });
}

function withTab(params: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === OVERVIEW_TAB) next.delete('tab');
  else next.set('tab', tab);
  return next;
}

function withoutWhy(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('why');
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
    <div className="flex flex-col gap-8">
      <div className="grid gap-3">
        <Skeleton width={220} height={16} />
        <Skeleton width="46%" height={36} />
        <Skeleton height={44} />
      </div>
      <SkeletonRows count={6} />
    </div>
  );
}
