import { holdsRight } from '@pailei/domain/rights';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { useLobby } from '../../../../shared/live/useTopics.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { readFilters, writeFilters, type LobbyFilters } from './lobby-filters.ts';
import { useMyTournaments } from '../../../../shared/tournaments/entries/entries.api.ts';
import { NEW_EVENT_PATH } from '../management/management-paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { LobbyList } from './LobbyList.tsx';
import { MyEntries } from '../../../../shared/tournaments/entries/MyEntries.tsx';

export function LobbyPage() {
  const user = useAtomValue(userAtom);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const setFilters = (next: LobbyFilters) => setParams(writeFilters(next), { replace: true, preventScrollReset: true });
  const live = useLobby().state?.tournaments ?? null;
  const mine = useMyTournaments().data?.items;
  return (
    <>
      <PageHeader
        title="个人赛大厅"
        intro="报名、签到、对阵和战绩都在这里。观战不需要登录。"
        actions={holdsRight('admin', user) ? <CreateButton /> : <LiveConnection />}
      />
      <MyEntries lines={mine} />
      <section>
        <SectionHeader title="全部赛事" />
        <FilterBar filters={filters} live={live} person={user} onChange={setFilters} />
        <LobbyList filters={filters} live={live} mine={mine} onChange={setFilters} />
      </section>
    </>
  );
}

function CreateButton() {
  return (
    <>
      <LiveConnection />
      <LinkButton icon={<Plus size={16} />} to={NEW_EVENT_PATH}>
        新建赛事
      </LinkButton>
    </>
  );
}
