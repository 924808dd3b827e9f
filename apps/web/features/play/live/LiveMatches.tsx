import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../shared/links/links.ts';
import { useTournament } from '../../../shared/live/useTopics.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { openMatches } from '../../../shared/tournaments/matches.ts';
import { useHeldMatches } from '../../../shared/tournaments/useHeldMatches.ts';
import { LiveBattles } from './LiveBattles.tsx';
import { LiveRoom } from './LiveRoom.tsx';
import type { RoomContext } from './LiveRow.tsx';
import { heldRooms, runningRooms } from './rooms.ts';

const MATCHES_SHOWN = 8;

type LiveMatchesProps = RoomContext & { tournaments: readonly TournamentSummary[]; shownTournamentId: string | null };

/** The list of rooms: what is being played, event by event. An event with a delay is shown with it. */
export function LiveMatches({ tournaments, shownTournamentId, ...context }: LiveMatchesProps) {
  const running = runningRooms(tournaments, shownTournamentId);
  const [held, setHeld] = useState<readonly string[]>([]);
  const followed = heldRooms(
    held,
    running.map(({ id }) => id),
  );
  if (followed !== held) setHeld(followed);
  const others = running.filter(({ id }) => !followed.includes(id));
  return (
    <section
      className="col-start-2 row-start-1 row-end-3 min-w-0 max-wide:col-auto max-wide:row-auto"
      aria-label="进行中的场次"
    >
      <SectionHeader title="进行中的场次" />
      {followed.length === 0 && <Empty title="暂无场次">现在没有进行中的赛事。</Empty>}
      {followed.map((id) => (
        <Event key={id} tournamentId={id} {...context} />
      ))}
      <LiveBattles {...context} />
      {others.map(({ id, name }) => (
        <Link
          key={id}
          className="flex min-h-10 items-center justify-between gap-2 border-t border-t-line-1 text-13 text-text-2 hover:text-zhu-text"
          to={tournamentPath(id)}
        >
          <span className="min-w-0 truncate">{name}</span>
          <ChevronRight size={14} />
        </Link>
      ))}
    </section>
  );
}

function Event({ tournamentId, ...context }: RoomContext & { tournamentId: string }) {
  const tournament = useTournament(tournamentId).state;
  return tournament && <Rooms tournament={tournament} {...context} />;
}

function Rooms({ tournament, ...context }: RoomContext & { tournament: TournamentState }) {
  const matches = useHeldMatches(tournament, MATCHES_SHOWN);
  const openCount = openMatches(tournament).length;
  const path = tournamentPath(tournament.id);
  const delay = tournament.settings.delay_seconds;
  return (
    <div className="mb-6">
      <h3 className="mb-2 flex items-center gap-2 text-14 font-medium">
        <Link className="min-w-0 truncate hover:text-zhu-text max-tablet:leading-10" to={path}>
          {tournament.name}
        </Link>
        <span className="flex flex-none gap-2">
          {tournament.is_demo && <Tag>演示</Tag>}
          {delay > 0 && <Tag tone="qing">延迟 {delay} 秒</Tag>}
        </span>
      </h3>
      {matches.length === 0 && <p className="text-13 text-text-3">下一轮尚未开始</p>}
      <ul className="border-t border-t-line-2">
        {matches.map((match) => (
          <LiveRoom key={match.match_id} match={match} tournament={tournament} {...context} />
        ))}
      </ul>
      {openCount > MATCHES_SHOWN && (
        <TextLink className="max-tablet:min-h-10" to={path}>
          全部 {openCount} 场
          <ChevronRight size={14} />
        </TextLink>
      )}
    </div>
  );
}
