import { nextStage, type TournamentState } from '@pailei/domain/tournament';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { useTournament } from '../../../../shared/live/useTopics.ts';
import { PauseNote } from '../../../../shared/tournaments/PauseNote.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { StageTab } from '../stages/StageTab.tsx';
import { GroupDrawView } from './draw/GroupDrawView.tsx';
import { isInGroups, shownGroupStage } from './group-events.ts';
import { useGroupEvent } from './useGroupEvent.ts';

/** All groups of an event, live. */
export function GroupsPage() {
  const { isKnown, options, chosen, choose } = useGroupEvent();
  const { state, status } = useTournament(chosen);
  const actions = (
    <>
      <LiveConnection />
      {chosen !== null && <LinkButton to={tournamentPath(chosen)}>赛事页面</LinkButton>}
    </>
  );
  return (
    <>
      <PageHeader title="小组信息" intro="各组的积分、交叉表和场次，随赛况更新。" actions={actions} />
      {chosen !== null && (
        <FilterStrip className="mb-6">
          <LaterSelect label="赛事" options={options} value={chosen} onChange={choose} />
        </FilterStrip>
      )}
      {status.phase === 'denied' && <LoadFailed message={status.message} />}
      {isKnown && chosen === null ? (
        <Empty art="ring" title="暂无小组赛">
          有小组赛的赛事开放报名后会出现在这里。
        </Empty>
      ) : (
        status.phase !== 'denied' && (
          <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
            {() => state && <Groups tournament={state} />}
          </Loading>
        )
      )}
    </>
  );
}

function Groups({ tournament }: { tournament: TournamentState }) {
  const first = tournament.settings.stages.findIndex(isInGroups);
  const next = nextStage(tournament);
  if (first < 0)
    return (
      <Empty art="ring" title="没有小组赛">
        这项赛事不分小组。
      </Empty>
    );
  return (
    <>
      <PauseNote tournament={tournament} className="mb-4" />
      {next !== null && next > first && <GroupDrawView tournament={tournament} stage={next} />}
      <StageTab tournament={tournament} index={shownGroupStage(tournament)?.index ?? first} />
    </>
  );
}
