import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../shared/links/links.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Progress } from '../../../shared/ui/feedback/Progress.tsx';
import { summaryText } from '../../../shared/tournaments/summary-labels.ts';
import { timeText } from '../../../shared/ui/time/day-text.ts';
import { openTournaments } from '../../../shared/tournaments/schedule.ts';

const TEASER_LENGTH = 4;

/** The tournaments one may enter now; nothing while there are none. */
export function LobbyTeaser({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const open = openTournaments(tournaments).slice(0, TEASER_LENGTH);
  if (open.length === 0) return null;
  const all = (
    <TextLink to="/registration">
      全部报名
      <ChevronRight size={14} />
    </TextLink>
  );
  return (
    <section>
      <SectionHeader title="正在报名" action={all} />
      <ul className="grid grid-cols-2 gap-x-8 border-t border-t-line-2 max-tablet:grid-cols-1">
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
    <li className="border-b border-b-line-1">
      <Link
        className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3 leading-5"
        to={tournamentPath(id)}
      >
        <b className="truncate font-medium group-hover:text-zhu-text">{name}</b>
        <span className="text-right font-num font-semibold">
          {participant_count} / {capacity}
        </span>
        <small className="truncate text-text-3">{summaryText(tournament).join(' · ')}</small>
        <small className="text-right text-text-3">{starts_at === null ? '时间待定' : timeText(starts_at)}</small>
        <span className="col-span-full mt-0.5 grid">
          <Progress label="报名人数" value={participant_count} max={capacity} />
        </span>
      </Link>
    </li>
  );
}
