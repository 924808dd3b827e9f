import type { TournamentSummary } from '@pailei/contracts/tournaments';
import type { StreamQueue } from '@pailei/domain/stream-queue';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { matchViewHref, tournamentPath } from '../../app/links.ts';
import { useTournament } from '../../shared/live/useTopics.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { stateMark } from '../match/model/series-state.ts';
import { matchLabel, openMatches } from '../tournaments/model/matches.ts';
import { nameOf } from '../tournaments/model/people.ts';
import { HiddenScore } from './HiddenScore.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { roomsOf } from './rooms.ts';
import { useSpoiler } from './spoilers.ts';

const MATCHES_SHOWN = 8;

type Shared = { shownMatchId: string | null; queue: StreamQueue | null; isStaff: boolean };
type LiveMatchesProps = Shared & { tournaments: readonly TournamentSummary[]; shownTournamentId: string | null };

/** The list of rooms: what is being played, event by event. An event with a delay is shown with it. */
export function LiveMatches({ tournaments, shownTournamentId, ...shared }: LiveMatchesProps) {
  const { followed, others } = roomsOf(tournaments, shownTournamentId);
  return (
    <section aria-label="进行中的对局">
      <SectionHeader title="正在进行" />
      {followed.length === 0 && <Empty title="没有对局">现在没有进行中的赛事。</Empty>}
      {followed.map(({ id }) => (
        <Event key={id} tournamentId={id} {...shared} />
      ))}
      {others.map(({ id, name }) => (
        <Link key={id} className="lvr__o" to={tournamentPath(id)}>
          <span className="ell">{name}</span>
          <ChevronRight size={14} />
        </Link>
      ))}
    </section>
  );
}

function Event({ tournamentId, ...shared }: Shared & { tournamentId: string }) {
  const tournament = useTournament(tournamentId).state;
  if (tournament === null) return null;
  const open = openMatches(tournament);
  const delay = tournament.settings.delay_seconds;
  return (
    <div className="lvr">
      <h3 className="row">
        <Link className="ell" to={tournamentPath(tournamentId)}>
          {tournament.name}
        </Link>
        {tournament.is_demo && <Tag>演示</Tag>}
        {delay > 0 && <Tag tone="qing">延迟 {delay} 秒</Tag>}
      </h3>
      {open.length === 0 && <p className="t3 s13">下一轮尚未开始</p>}
      <ul>
        {open.slice(0, MATCHES_SHOWN).map((match) => (
          <Room key={match.match_id} match={match} tournament={tournament} {...shared} />
        ))}
      </ul>
      {open.length > MATCHES_SHOWN && (
        <Link className="lnk" to={tournamentPath(tournamentId)}>
          全部 {open.length} 场
          <ChevronRight size={14} />
        </Link>
      )}
    </div>
  );
}

type RoomProps = Shared & { match: MatchSummary; tournament: TournamentState };

function Room({ match, tournament, shownMatchId, queue, isStaff }: RoomProps) {
  const { match_id, status, wins_a, wins_b } = match;
  const { isHidden, reveal } = useSpoiler(match_id);
  const [a, b] = [nameOf(tournament, match.a), nameOf(tournament, match.b)];
  const name = `${a} 对 ${b}`;
  const isOnAir = queue?.on_air?.match_id === match_id;
  return (
    <li className={cx('lvr__m', match_id === shownMatchId && 'is-on')}>
      <a href={matchViewHref(tournament.id, match_id)} aria-current={match_id === shownMatchId || undefined}>
        <span className="lvr__h">
          <span className="ell">{matchLabel(tournament, match)}</span>
          {isOnAir ? <Tag tone="zhu">直播中</Tag> : <StatusMark {...stateMark(status)} />}
        </span>
        <Line name={a} wins={isHidden ? null : wins_a} />
        <Line name={b} wins={isHidden ? null : wins_b} />
      </a>
      {(isHidden || isStaff) && (
        <span className="lvr__a">
          {isHidden && <HiddenScore of={name} onReveal={reveal} />}
          {isStaff && queue && <QueueMenu queue={queue} matchId={match_id} name={name} />}
        </span>
      )}
    </li>
  );
}

function Line({ name, wins }: { name: string; wins: number | null }) {
  return (
    <span className="lvr__p">
      <span className="ell">{name}</span>
      {wins !== null && <span className="num">{wins}</span>}
    </span>
  );
}
