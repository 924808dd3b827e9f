import { holdsRight } from '@pailei/domain/rights/rights';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useLobby } from '../../../../shared/live/useTopics.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { readFilters, writeFilters, type LobbyFilters } from './lobby-filters.ts';
import { useMyTournaments } from '../../../../shared/tournaments/entries/entries.api.ts';
import { NEW_EVENT_PATH, NEW_TEAM_EVENT_PATH } from '../management/management-paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { LobbyList } from './LobbyList.tsx';
import { zoneText } from '../../../../shared/ui/time/local-time.ts';
import { MyEntries } from '../../../../shared/tournaments/entries/MyEntries.tsx';

const TITLES = {
  account: { title: '个人赛大厅', intro: '报名、签到、对阵和战绩都在这里。观战不需要登录。', newPath: NEW_EVENT_PATH },
  team: { title: '团体赛大厅', intro: '由战队报名，每场是一场团队战。观战不需要登录。', newPath: NEW_TEAM_EVENT_PATH },
} as const;

export const LobbyPage = () => <Lobby entrants="account" />;
export const TeamLobbyPage = () => <Lobby entrants="team" />;

function Lobby({ entrants }: { entrants: EntrantKind }) {
  const { title, intro, newPath } = TITLES[entrants];
  const user = useAtomValue(userAtom);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const setFilters = (next: LobbyFilters) => setParams(writeFilters(next), { replace: true, preventScrollReset: true });
  const all = useLobby().state?.tournaments;
  const live = useMemo(() => all?.filter((line) => (line.entrants ?? 'account') === entrants) ?? null, [all, entrants]);
  const mine = useMyTournaments(entrants).data?.items;
  return (
    <>
      <PageHeader
        title={title}
        intro={`${intro}时间按你的时区（${zoneText(null)}）显示。`}
        actions={holdsRight('admin', user) ? <CreateButton path={newPath} /> : <LiveConnection />}
      />
      <MyEntries lines={mine} />
      <section>
        <SectionHeader title="全部赛事" />
        <FilterBar filters={filters} live={live} person={user} onChange={setFilters} />
        <LobbyList filters={filters} live={live} mine={mine} entrants={entrants} onChange={setFilters} />
      </section>
    </>
  );
}

function CreateButton({ path }: { path: string }) {
  return (
    <>
      <LiveConnection />
      <LinkButton icon={<Plus size={16} />} to={path}>
        新建赛事
      </LinkButton>
    </>
  );
}
