import type { TournamentState } from '@pailei/domain/tournament';
import { holdsRight } from '@pailei/domain/rights';
import { Layers, Network, Play, Timer, Users } from 'lucide-react';

import { matchViewHref } from '../../../app/links.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { AnchorButton } from '../../../shared/ui/Button.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { LiveBadge, StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { DRAFT_LABEL, tournamentState } from '../../../shared/ui/tournament-state.ts';
import { timeText } from '../../home/home.words.ts';
import { bestOfText, fieldSize, lineupText, stagesText } from '../model/event-words.ts';
import { matchLabel, openMatches } from '../model/matches.ts';
import { StaffActions } from '../staff/StaffActions.tsx';
import { StalledNote } from '../staff/StalledNote.tsx';
import { StepsBar } from './StepsBar.tsx';

/** What the tournament is, where it stands, and what staff may do now. */
export function TournamentHeader({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const hasBegun = tournament.stages.length > 0;
  return (
    <header className="th ph">
      <Crumbs crumbs={[{ label: '个人赛', to: '/solo-tournaments' }, { label: tournament.name }]} />
      <div className="ph__row">
        <div className="ph__t">
          <div className="row g12 wrap th__s">
            <StateLine tournament={tournament} />
            {tournament.is_demo && <Tag>演示</Tag>}
            <LiveConnection />
          </div>
          <h1 className="h1s">{tournament.name}</h1>
          <MetaLine tournament={tournament} />
        </div>
        <div className="ph__a">
          {holdsRight('referee', user) && <StaffActions tournament={tournament} />}
          {hasBegun && (
            <AnchorButton className="btn--paper2" icon={<Play size={16} />} href={matchViewHref(tournament.id)}>
              {tournament.status === 'running' ? '看现场' : '看回放'}
            </AnchorButton>
          )}
        </div>
      </div>
      {holdsRight('referee', user) && <StalledNote tournamentId={tournament.id} />}
      <StepsBar tournament={tournament} />
    </header>
  );
}

/** The state and, while matches are open, the round that is being played. */
function StateLine({ tournament }: { tournament: TournamentState }) {
  const { status, check_in_due_at, cancel_reason } = tournament;
  if (status === 'running') {
    const newest = openMatches(tournament).toSorted((x, y) => y.round - x.round)[0];
    return (
      <>
        <LiveBadge label="进行中" />
        {newest && <span className="t2 s13">{matchLabel(tournament, newest)}</span>}
      </>
    );
  }
  return (
    <>
      <StatusMark state={tournamentState(status)} {...(status === 'draft' && { label: DRAFT_LABEL })} isPill />
      {check_in_due_at && <span className="t2 s13">{timeText(check_in_due_at)} 截止</span>}
      {cancel_reason && <span className="t2 s13">{cancel_reason}</span>}
    </>
  );
}

function MetaLine({ tournament }: { tournament: TournamentState }) {
  const { settings, times, started_at, capacity, status } = tournament;
  const start = started_at ?? times.starts_at;
  const isOpen = status === 'registration' || status === 'check_in' || status === 'draft';
  return (
    <p className="tm-meta">
      <span>
        <Users size={16} />
        {isOpen ? `${fieldSize(tournament)} / ${capacity} 人` : `${fieldSize(tournament)} 人`}
      </span>
      <span>
        <Network size={16} />
        {stagesText(settings.stages)}
      </span>
      <span>
        <Layers size={16} />
        {bestOfText(settings.stages)} · {lineupText(settings)}
      </span>
      {start && (
        <span>
          <Timer size={16} />
          {timeText(start)} {started_at ? '开赛' : '预定开赛'}
        </span>
      )}
    </p>
  );
}
