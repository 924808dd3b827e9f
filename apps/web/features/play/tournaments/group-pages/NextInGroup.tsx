import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Swords } from 'lucide-react';

import { battlePath, myPanelPath } from '../../../../shared/links/links.ts';
import { TaskActions } from '../../../../shared/match-room/TaskPanel.tsx';
import { isOfTeams } from '../../../../shared/tournaments/people.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { StepTask } from '../mine/StepTask.tsx';

/** What is to be done or waited for next, and the way there: the room of the match, the battle, or the own panel. */
export function NextInGroup({ tournament, step }: { tournament: TournamentState; step: NextStep }) {
  const isMatch = step.kind === 'play_match';
  const to = isMatch && isOfTeams(tournament) ? battlePath(step.match.match_id) : myPanelPath(tournament.id);
  return (
    <StepTask tournament={tournament} step={step}>
      <TaskActions>
        <LinkButton
          variant={isMatch ? 'primary' : 'ghost'}
          size={isMatch ? 'lg' : 'md'}
          to={to}
          {...(isMatch && { icon: <Swords size={16} /> })}
        >
          {isMatch ? (isOfTeams(tournament) ? '进入团队战' : '进入对战室') : '我的赛事'}
        </LinkButton>
      </TaskActions>
    </StepTask>
  );
}
