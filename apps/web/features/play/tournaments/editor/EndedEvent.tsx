import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { isOfTeams } from '../../../../shared/tournaments/people.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { cloneEventPath, MANAGEMENT_PATH, TEAM_MANAGEMENT_PATH } from '../management/management-paths.ts';

/** The editor of an event that is over: another one is made from it. */
export function EndedEvent({ event }: { event: Pick<TournamentState, 'id' | 'status' | 'settings'> }) {
  const entrants = isOfTeams(event) ? 'team' : 'account';
  return (
    <Empty
      art="cut-rope"
      title={event.status === 'cancelled' ? '赛事已取消' : '赛事已结束'}
      actions={
        <>
          <LinkButton variant="primary" to={cloneEventPath(event.id, entrants)}>
            复制成新赛事
          </LinkButton>
          <BackButton entrants={entrants} />
        </>
      }
    >
      已经结束或取消的赛事不能再改，可以复制成新的赛事。
    </Empty>
  );
}

/** To the list that the event is in. */
export function BackButton({ entrants }: { entrants: EntrantKind }) {
  return (
    <LinkButton variant="ghost" to={entrants === 'team' ? TEAM_MANAGEMENT_PATH : MANAGEMENT_PATH}>
      {entrants === 'team' ? '返回团队赛事' : '返回个人赛管理'}
    </LinkButton>
  );
}
