import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { ChevronRight } from 'lucide-react';

import { myPanelPath, tournamentPath } from '../../../shared/links/links.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { Countdown, useNow } from '../../../shared/ui/time/Countdown.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { tournamentState } from '../../../shared/ui/marks/tournament-state.ts';
import { EVENT_ROW, EventName, RowMark, Seats, StartTime } from '../../../shared/tournaments/RowParts.tsx';
import { daysLeft, deadlineOf, openEvents } from './dates.ts';

type OpenEventsProps = { tournaments: readonly TournamentSummary[]; myIds: ReadonlySet<string> };

/** Events that take entries or gather those who entered. */
export function OpenEvents({ tournaments, myIds }: OpenEventsProps) {
  const open = openEvents(tournaments);
  const all = (
    <TextLink to="/solo-tournaments">
      全部赛事
      <ChevronRight size={14} />
    </TextLink>
  );
  return (
    <section>
      <SectionHeader title="正在报名" meta={`${open.length} 项`} action={all} />
      {open.length === 0 ? (
        <Empty art="card" title="等待开赛">
          现在没有开放报名的赛事，新的赛事会自动出现在这里。
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2" aria-label="可以报名的赛事">
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
    <li
      className={cx(
        EVENT_ROW,
        'min-h-21 grid-cols-[72px_minmax(0,1fr)_148px_auto] gap-x-4 gap-y-0.5 py-2.5 max-tablet:grid-cols-[52px_minmax(0,1fr)_auto]',
      )}
    >
      {isMine && <RowMark kind="mine" />}
      <StartTime
        className="row-span-2 max-tablet:row-span-3 max-tablet:self-start"
        at={line.started_at ?? line.starts_at}
      />
      <EventName className="col-start-2" line={line} />
      <Seats className="col-start-2 row-start-2" layout="line" line={line} />
      <span className="col-start-3 row-span-2 row-start-1 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-span-1 max-tablet:row-start-3 max-tablet:flex max-tablet:items-baseline max-tablet:gap-2.5">
        <Deadline line={line} />
      </span>
      <span className="row-span-2 row-start-1 min-w-19 text-right max-tablet:col-start-3 tablet:col-start-4">
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
        <small className="block leading-[18px] whitespace-nowrap text-text-3">
          {deadline.label} <TimeLeft dueAt={deadline.at} />
        </small>
      )}
    </>
  );
}

/** Days and hours while there are days, then the clock. */
function TimeLeft({ dueAt }: { dueAt: string }) {
  const days = daysLeft(dueAt, useNow());
  if (days !== null) return <time dateTime={dueAt}>{days}</time>;
  return (
    <span className="text-14 text-text-1">
      <Countdown dueAt={dueAt} />
    </span>
  );
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
      <LinkButton variant="ghost" size="sm" to={myPanelPath(id)}>
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
