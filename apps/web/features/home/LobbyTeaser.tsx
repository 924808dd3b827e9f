import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../app/links.ts';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Progress } from '../../shared/ui/Progress.tsx';
import { summaryText, timeText } from './home.words.ts';
import { openTournaments } from './schedule.ts';

const TEASER_LENGTH = 6;

/** The tournaments one may enter now. */
export function LobbyTeaser({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const open = openTournaments(tournaments).slice(0, TEASER_LENGTH);
  const all = (
    <Link className="lnk" to="/solo-tournaments">
      全部赛事
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section>
      <SectionHeader title="正在报名" action={all} />
      {open.length === 0 ? (
        <Empty art="card" title="等待开赛">
          现在没有开放报名的赛事。
        </Empty>
      ) : (
        <ul className="lb">
          {open.map((tournament) => (
            <Teaser key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Teaser({ tournament }: { tournament: TournamentSummary }) {
  const { id, name, participant_count, capacity, starts_at } = tournament;
  return (
    <li>
      <Link className="lb__a" to={tournamentPath(id)}>
        <b className="ell">{name}</b>
        <span className="num">
          {participant_count} / {capacity}
        </span>
        <small className="t3 ell">{summaryText(tournament).join(' · ')}</small>
        <small className="t3">{starts_at === null ? '时间待定' : timeText(starts_at)}</small>
        <Progress label="报名人数" value={participant_count} max={capacity} />
      </Link>
    </li>
  );
}
