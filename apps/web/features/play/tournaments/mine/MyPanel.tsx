import { mayChangeDecks } from '@pailei/domain/tournament/decide/decide-decks';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight } from '@pailei/domain/rights/rights';

import { loginPath } from '../../../../shared/links/redirect.ts';
import { myPanelPath } from '../../../../shared/links/links.ts';
import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { RunningMatches } from '../overview/RunningMatches.tsx';
import { useMyStep } from '../../../../shared/tournaments/entries/useMyStep.ts';
import { WhyLink } from '../../../../shared/tournaments/entries/WhyLink.tsx';
import { LateEntry } from '../late/LateEntry.tsx';
import { UndoDrop } from '../late/UndoDrop.tsx';
import { EventCalendar } from './EventCalendar.tsx';
import { LeaveTournament } from './LeaveTournament.tsx';
import { MatchRoom } from './MatchRoom.tsx';
import { MyProspect } from './MyProspect.tsx';
import { MyDecks } from './decks/MyDecks.tsx';
import { MyMatches } from './MyMatches.tsx';
import { isOfTeams } from '../../../../shared/tournaments/people.ts';
import { TeamPanel } from './team/TeamPanel.tsx';
import { StepPanel } from './StepPanel.tsx';

/** The visitor's own place in the tournament: always the one next thing to do. */
export function MyPanel({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const { participant, step } = useMyStep(tournament.id);
  const personal = usePersonal().state;
  if (user === null) return <Guest tournamentId={tournament.id} />;
  if (step === null) return null;
  if (isOfTeams(tournament))
    return <TeamPanel tournament={tournament} user={user} participant={participant} step={step} />;
  const shown = step.kind === 'play_match' ? step.match.match_id : null;
  // the public view may trail behind, the visitor's own does not
  const openId = personal
    ? (personal.open_matches.find((match) => match.tournament_id === tournament.id)?.match_id ?? null)
    : shown;
  if (participant && openId !== null)
    return <MatchRoom key={openId} tournament={tournament} participant={participant} matchId={openId} />;
  return (
    <div className="grid grid-cols-main-rail gap-10 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-6">
        <StepPanel tournament={tournament} step={step} />
        {participant && <UndoDrop tournament={tournament} participant={participant} />}
        <LateEntry tournament={tournament} participant={participant} />
        {participant && <MyProspect tournament={tournament} id={participant.id} />}
        {participant && <Entry tournament={tournament} participant={participant} />}
        {holdsRight('referee', user) && !participant && tournament.status === 'running' && (
          <RunningMatches tournament={tournament} />
        )}
      </div>
      <aside className="flex flex-col items-start gap-4">
        {participant && <WhyLink tournament={tournament} participantId={participant.id} />}
        <EventCalendar tournament={tournament} />
        {participant && <LeaveTournament tournament={tournament} participant={participant} />}
      </aside>
    </div>
  );
}

function Entry({ tournament, participant }: { tournament: TournamentState; participant: Participant }) {
  return (
    <>
      {participant.decks_submitted > 0 && (
        <MyDecks
          tournament={tournament}
          count={participant.decks_submitted}
          mayChange={mayChangeDecks(tournament, participant)}
          isUnlocked={participant.decks_unlocked ?? false}
        />
      )}
      <MyMatches tournament={tournament} participant={participant} />
    </>
  );
}

function Guest({ tournamentId }: { tournamentId: string }) {
  const login = (
    <LinkButton variant="primary" to={loginPath(myPanelPath(tournamentId))}>
      登录
    </LinkButton>
  );
  return (
    <Empty art="card" title="请先登录" actions={login}>
      登录后可以报名、提交卡组和进入你的场次。
    </Empty>
  );
}
