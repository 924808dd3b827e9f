import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { useState } from 'react';

import { matchViewHref, myPanelPath, tournamentPath } from '../../../shared/links/links.ts';
import { AnchorButton, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Segmented } from '../../../shared/ui/forms/Segmented.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Switch } from '../../../shared/ui/forms/Switch.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { tournamentState } from '../../../shared/ui/marks/tournament-state.ts';
import { clockText, dayText } from '../../../shared/ui/time/time.format.ts';
import { useMyTournamentIds } from './home.api.ts';
import { progressText } from '../../../shared/tournaments/event-labels.ts';
import { summaryText } from '../../../shared/tournaments/summary-labels.ts';
import { longDayText } from '../../../shared/ui/time/day-text.ts';
import { scheduledAt, scheduleOf, startOf, type Span } from '../../../shared/tournaments/schedule.ts';

const SPANS = [
  { value: 'today', label: '今天' },
  { value: 'tomorrow', label: '明天' },
  { value: 'week', label: '本周' },
] as const satisfies readonly { value: Span; label: string }[];
const TITLES: Readonly<Record<Span, string>> = { today: '今日赛程', tomorrow: '明日赛程', week: '本周赛程' };

export function Schedule({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const [span, setSpan] = useState<Span>('today');
  const [isOnlyMine, setOnlyMine] = useState(false);
  const now = useNow();
  const isLoggedIn = useAtomValue(userAtom) !== null;
  const myIds = useMyTournamentIds();
  const all = scheduleOf(tournaments, span, now);
  const rows = isOnlyMine && myIds ? all.filter(({ id }) => myIds.has(id)) : all;
  return (
    <section>
      <SectionHeader title={TITLES[span]} meta={[...dayOf(span, now), `${rows.length} 场`].join(' · ')} />
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <Segmented label="时间范围" options={SPANS} value={span} onChange={setSpan} />
        {isLoggedIn && (
          <Switch checked={isOnlyMine} onChange={setOnlyMine}>
            只看我参加的
          </Switch>
        )}
      </div>
      {rows.length === 0 ? (
        <Empty title="擂台空着">
          {isOnlyMine && all.length > 0 ? '这段时间没有你参加的赛事。' : '这段时间没有安排赛事。'}
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2">
          {rows.map((tournament) => (
            <Row
              key={tournament.id}
              tournament={tournament}
              isMine={myIds?.has(tournament.id) ?? false}
              hasDay={span === 'week'}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The label of a span of one day. */
function dayOf(span: Span, nowMs: number): string[] {
  return span === 'week' ? [] : [longDayText(startOf(span, nowMs))];
}

type RowProps = { tournament: TournamentSummary; isMine: boolean; hasDay: boolean };

const ROW =
  'relative grid min-h-15 grid-cols-[56px_minmax(0,1.6fr)_minmax(0,1fr)_72px_76px] items-center gap-3 border-b border-b-line-1 max-[901px]:grid-cols-[52px_minmax(0,1fr)_auto] max-[901px]:gap-y-0.5 max-[901px]:py-2.5';

function Row({ tournament, isMine, hasDay }: RowProps) {
  const at = scheduledAt(tournament);
  const isDone = tournament.status === 'finished';
  const done = isDone && 'text-text-3';
  return (
    <li className={ROW}>
      {isMine && !isDone && (
        <i className="absolute inset-y-3 -left-3 w-0.75 rounded-[2px] bg-zhu-bright" aria-hidden="true" />
      )}
      {at !== null && (
        <time className={cx('font-num text-18 font-semibold max-[901px]:row-span-2', done)} dateTime={at}>
          {hasDay ? dayText(at) : clockText(at)}
        </time>
      )}
      <div className="col-start-2 min-w-0 leading-5">
        <span className="flex items-center gap-2">
          <b className={cx('min-w-0 truncate font-medium', done)}>{tournament.name}</b>
          {tournament.is_demo && <Tag>演示</Tag>}
        </span>
        <small className="block truncate text-text-3">{summaryText(tournament).join(' · ')}</small>
      </div>
      <span className="min-w-0 truncate text-13 text-text-2 max-[901px]:col-start-2 max-[901px]:row-start-2">
        {statusText(tournament)}
      </span>
      <span className="max-[901px]:col-start-3 max-[901px]:row-start-1 max-[901px]:text-right">
        <StatusMark state={tournamentState(tournament.status)} />
      </span>
      <span className="justify-self-end max-[901px]:col-start-3 max-[901px]:row-start-2">
        <RowAction tournament={tournament} isMine={isMine} />
      </span>
    </li>
  );
}

/** The label of the tournament's state. */
function statusText(tournament: TournamentSummary): string {
  const { status, champion, current_round, participant_count, capacity } = tournament;
  if (status === 'finished') return champion === null ? `${participant_count} 人参赛` : `冠军 ${champion}`;
  if (status === 'running')
    return current_round === null
      ? `${participant_count} 人参赛`
      : `${progressText(tournament)} · ${participant_count} 人`;
  return `已报名 ${participant_count} / ${capacity} 人`;
}

function RowAction({ tournament: { id, status }, isMine }: Omit<RowProps, 'hasDay'>) {
  if (isMine && status !== 'finished') {
    return (
      <LinkButton variant="ghost" size="sm" to={myPanelPath(id)}>
        <span className="text-zhu-text">{status === 'check_in' ? '签到' : '进入'}</span>
      </LinkButton>
    );
  }
  if (status === 'running') {
    return (
      <AnchorButton variant="ghost" size="sm" href={matchViewHref(id)}>
        观战
      </AnchorButton>
    );
  }
  return (
    <LinkButton variant={status === 'finished' ? 'text' : 'ghost'} size="sm" to={tournamentPath(id)}>
      {status === 'registration' ? '报名' : '查看'}
    </LinkButton>
  );
}
