import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../app/links.ts';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Progress } from '../../shared/ui/Progress.tsx';
import { summaryText, timeText } from './home.words.ts';
import { openTournaments } from './schedule.ts';

const TEASER_LENGTH = 4;

/** The tournaments one may enter now; nothing while there are none. */
export function LobbyTeaser({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const open = openTournaments(tournaments).slice(0, TEASER_LENGTH);
  if (open.length === 0) return null;
  const all = (
    <Link className="lnk" to="/registration">
      全部报名
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section>
      <SectionHeader title="正在报名" action={all} />
      <ul className="lb">
        {open.map((tournament) => (
          <Teaser key={tournament.id} tournament={tournament} />
        ))}
      </ul>
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
