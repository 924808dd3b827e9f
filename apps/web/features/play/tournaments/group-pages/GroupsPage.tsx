import { nextStage } from '@pailei/domain/tournament/group-draw/group-draw';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { PauseNote } from '../../../../shared/tournaments/PauseNote.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { StageTab } from '../stages/StageTab.tsx';
import { GroupDrawView } from './draw/GroupDrawView.tsx';
import { isInGroups, shownGroupStage } from './group-events.ts';
import { GroupEventPage } from './GroupEventPage.tsx';

/** All groups of an event, live. */
export function GroupsPage() {
  return (
    <GroupEventPage title="小组信息" intro="各组的积分、交叉表和场次，随赛况更新。" actions={actionsFor}>
      {(tournament) => <Groups tournament={tournament} />}
    </GroupEventPage>
  );
}

const actionsFor = (chosen: string | null) => (
  <>
    <LiveConnection />
    {chosen !== null && <LinkButton to={tournamentPath(chosen)}>赛事页面</LinkButton>}
  </>
);

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
