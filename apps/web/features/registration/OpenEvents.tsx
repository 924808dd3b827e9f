import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { myPanelPath, tournamentPath } from '../../app/links.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Countdown, useNow } from '../../shared/ui/Countdown.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { tournamentState } from '../../shared/ui/tournament-state.ts';
import { EventName, Seats, StartTime } from '../tournaments/lobby/RowParts.tsx';
import { daysLeft, deadlineOf, openEvents } from './dates.ts';

type OpenEventsProps = { tournaments: readonly TournamentSummary[]; myIds: ReadonlySet<string> };

/** Events that take entries or gather those who entered. */
export function OpenEvents({ tournaments, myIds }: OpenEventsProps) {
  const open = openEvents(tournaments);
  const all = (
    <Link className="lnk" to="/solo-tournaments">
      全部赛事
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section>
      <SectionHeader title="正在报名" meta={`${open.length} 场`} action={all} />
      {open.length === 0 ? (
        <Empty art="card" title="等待开赛">
          现在没有开放报名的赛事，新的赛事会自动出现在这里。
        </Empty>
      ) : (
        <ol className="tos rgs" aria-label="可以报名的赛事">
          {open.map((line) => (
            <EventRow key={line.id} line={line} isMine={myIds.has(line.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function EventRow({ line, isMine }: { line: TournamentSummary; isMine: boolean }) {
  return (
    <li className={cx('to', isMine && 'is-me')}>
      <StartTime at={line.started_at ?? line.starts_at} />
      <EventName line={line} />
      <Seats line={line} />
      <span className="to__s rg__d">
        <Deadline line={line} />
      </span>
      <span className="to__a">
        <Entry line={line} isMine={isMine} />
      </span>
    </li>
  );
}

function Deadline({ line }: { line: TournamentSummary }) {
  const deadline = deadlineOf(line);
  return (
    <>
      <StatusMark state={tournamentState(line.status)} />
      {deadline && (
        <small className="t3">
          {deadline.label} <TimeLeft dueAt={deadline.at} />
        </small>
      )}
    </>
  );
}

/** Days and hours while there are days, then the clock. */
function TimeLeft({ dueAt }: { dueAt: string }) {
  const days = daysLeft(dueAt, useNow());
  return days === null ? <Countdown dueAt={dueAt} /> : <time dateTime={dueAt}>{days}</time>;
}

function Entry({
  line: { id, status, participant_count, capacity },
  isMine,
}: {
  line: TournamentSummary;
  isMine: boolean;
}) {
  if (isMine) {
    return (
      <LinkButton variant="ghost" size="sm" className="zhu" to={myPanelPath(id)}>
        {status === 'check_in' ? '签到' : '我的参赛'}
      </LinkButton>
    );
  }
  if (status !== 'registration') {
    return (
      <LinkButton variant="text" size="sm" to={tournamentPath(id)}>
        查看
      </LinkButton>
    );
  }
  return (
    <LinkButton size="sm" to={myPanelPath(id)}>
      {participant_count >= capacity ? '候补' : '报名'}
    </LinkButton>
  );
}
