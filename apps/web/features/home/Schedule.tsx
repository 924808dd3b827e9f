import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { useState } from 'react';

import { matchViewHref, myPanelPath, tournamentPath } from '../../app/links.ts';
import { AnchorButton, LinkButton } from '../../shared/ui/Button.tsx';
import { useNow } from '../../shared/ui/Countdown.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { Switch } from '../../shared/ui/Switch.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { tournamentState } from '../../shared/ui/tournament-state.ts';
import { clockText } from '../match/model/time-text.ts';
import { useMyTournamentIds } from './home.api.ts';
import { dayText, longDayText, summaryText } from './home.words.ts';
import { scheduledAt, scheduleOf, startOf, type Span } from './schedule.ts';

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
  const myIds = useMyTournamentIds();
  const all = scheduleOf(tournaments, span, now);
  const rows = isOnlyMine && myIds ? all.filter(({ id }) => myIds.has(id)) : all;
  return (
    <section>
      <SectionHeader title={TITLES[span]} meta={[...dayOf(span, now), `${rows.length} 场`].join(' · ')} />
      <div className="row row--sb wrap mb-2">
        <Segmented label="时间范围" options={SPANS} value={span} onChange={setSpan} />
        {myIds && (
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
        <ol className="srs">
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

/** The one day that the span is, in words. */
function dayOf(span: Span, nowMs: number): string[] {
  return span === 'week' ? [] : [longDayText(startOf(span, nowMs))];
}

type RowProps = { tournament: TournamentSummary; isMine: boolean; hasDay: boolean };

function Row({ tournament, isMine, hasDay }: RowProps) {
  const at = scheduledAt(tournament);
  const isDone = tournament.status === 'finished';
  return (
    <li className={cx('sr', isDone && 'is-done', isMine && !isDone && 'is-me')}>
      {at !== null && (
        <time className="num" dateTime={at}>
          {hasDay ? dayText(at) : clockText(at)}
        </time>
      )}
      <div className="sr__e">
        <span className="row">
          <b className="ell">{tournament.name}</b>
          {tournament.is_demo && <Tag>演示</Tag>}
        </span>
        <small className="ell">{summaryText(tournament).join(' · ')}</small>
      </div>
      <div className="sr__v">
        <span className="ell">{standText(tournament)}</span>
      </div>
      <div className="sr__s">
        <StatusMark state={tournamentState(tournament.status)} />
      </div>
      <div className="sr__a">
        <RowAction tournament={tournament} isMine={isMine} />
      </div>
    </li>
  );
}

/** Where the tournament stands, in words. */
function standText({ status, champion, current_round, participant_count, capacity }: TournamentSummary): string {
  if (status === 'finished') return champion === null ? `${participant_count} 人参赛` : `冠军 ${champion}`;
  if (status === 'running')
    return current_round === null ? `${participant_count} 人参赛` : `第 ${current_round} 轮 · ${participant_count} 人`;
  return `已报名 ${participant_count} / ${capacity} 人`;
}

function RowAction({ tournament: { id, status }, isMine }: Omit<RowProps, 'hasDay'>) {
  if (isMine && status !== 'finished') {
    return (
      <LinkButton variant="ghost" size="sm" className="zhu" to={myPanelPath(id)}>
        {status === 'check_in' ? '签到' : '进入'}
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
