import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { activePlayers } from '@pailei/domain/tournament/teams/roster';
import { presentPlayers } from '@pailei/domain/tournament/teams/decide-roster';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';

import { battlePath } from '../../../../../shared/links/links.ts';
import { TaskActions } from '../../../../../shared/match-room/TaskPanel.tsx';
import { usePlayerCommand } from '../../../../../shared/tournaments/entries/entries.api.ts';
import { WhyLink } from '../../../../../shared/tournaments/entries/WhyLink.tsx';
import { LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { LeagueWeeks } from '../../league/LeagueWeeks.tsx';
import { UndoDrop } from '../../late/UndoDrop.tsx';
import { CheckInButton } from '../CheckInButton.tsx';
import { EventCalendar } from '../EventCalendar.tsx';
import { LeaveTournament } from '../LeaveTournament.tsx';
import { MyMatches } from '../MyMatches.tsx';
import { StepTask } from '../StepTask.tsx';
import { EnterTeam } from './EnterTeam.tsx';
import { leadsTeam } from './team-place.ts';
import { TeamRoster } from './TeamRoster.tsx';

type TeamPanelProps = { tournament: TournamentState; user: User; participant: Participant | undefined; step: NextStep };

/** The place of the visitor's team in an event of teams: what it has to do next, and who plays for it. */
export function TeamPanel({ tournament, user, participant, step }: TeamPanelProps) {
  return (
    <div className="grid grid-cols-main-rail gap-10 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-6">
        <StepTask tournament={tournament} step={step}>
          <TeamControl tournament={tournament} user={user} participant={participant} step={step} />
        </StepTask>
        {participant && <LeagueWeeks tournament={tournament} />}
        {participant && leadsTeam(user) && <UndoDrop tournament={tournament} participant={participant} />}
        {participant && <TeamRoster tournament={tournament} participant={participant} user={user} />}
        {participant && <MyMatches tournament={tournament} participant={participant} />}
      </div>
      <aside className="flex flex-col items-start gap-4">
        {participant && <WhyLink tournament={tournament} participantId={participant.id} />}
        <EventCalendar tournament={tournament} />
        {participant && leadsTeam(user) && <LeaveTournament tournament={tournament} participant={participant} />}
      </aside>
    </div>
  );
}

function TeamControl({ tournament, user, participant, step }: TeamPanelProps): ReactNode {
  switch (step.kind) {
    case 'register':
      return <EnterTeam tournament={tournament} user={user} />;
    case 'check_in':
    case 'accept_place':
      return participant && <CheckIn tournament={tournament} user={user} participant={participant} />;
    case 'play_match':
      return (
        <TaskActions>
          <LinkButton variant="primary" size="lg" icon={<Swords size={16} />} to={battlePath(step.match.match_id)}>
            进入团队战
          </LinkButton>
        </TaskActions>
      );
    default:
      return null;
  }
}

type CheckInProps = { tournament: TournamentState; user: User; participant: Participant };

/** Each player of the roster says that they are there. */
function CheckIn({ tournament, user, participant }: CheckInProps) {
  const checkIn = usePlayerCommand(teamEventsApi.checkIn, tournament.id);
  const needed = tournament.settings.team?.check_in_members ?? 1;
  const isPlayer = activePlayers(participant).some(({ account_id }) => account_id === user.id);
  const isHere = participant.present?.includes(user.id) ?? false;
  return (
    <>
      <p className="mt-2 text-text-2" aria-live="polite">
        已签到 {presentPlayers(participant)} / {needed} 人
        {isHere ? '，你已签到。' : isPlayer ? '。' : '，由名单上的队员签到。'}
      </p>
      {isPlayer && !isHere && <CheckInButton isPending={checkIn.isPending} onCheckIn={() => checkIn.mutate()} />}
    </>
  );
}
