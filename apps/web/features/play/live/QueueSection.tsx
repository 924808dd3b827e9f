import type { QueueEntry, StreamQueue } from '@pailei/domain/stream-queue/types';
import type { ReactNode } from 'react';

import { matchHref } from '../../../shared/links/links.ts';
import { useMatch } from '../../../shared/live/useTopics.ts';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { clockText } from '../../../shared/ui/time/time.format.ts';
import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';

/** What the casters show now, next, and have shown. */
export function QueueSection({ queue, isStaff }: { queue: StreamQueue; isStaff: boolean }) {
  const { on_air, next, done } = queue;
  const isEmpty = on_air === null && next.length === 0 && done.length === 0;
  return (
    <section className="min-w-0" aria-label="直播队列">
      <SectionHeader title="直播队列" meta={next.length > 0 ? `接下来 ${next.length} 场` : undefined} />
      {isEmpty ? (
        <Empty art="card" title="暂无待播场次">
          {isStaff ? '在进行中的场次上打开菜单，加入直播队列或直接上直播。' : '裁判安排直播的场次后，会出现在这里。'}
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2">
          {on_air && <Open entry={on_air} place={<Tag tone="zhu">直播中</Tag>} queue={queue} isStaff={isStaff} />}
          {next.map((entry, index) => (
            <Open key={entry.id} entry={entry} place={<Place number={index + 1} />} queue={queue} isStaff={isStaff} />
          ))}
          {done.map((entry) => (
            <Done key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Place({ number }: { number: number }) {
  return <span className="font-num text-20 font-semibold text-text-3">{number}</span>;
}

type OpenProps = { entry: QueueEntry; place: ReactNode; queue: StreamQueue; isStaff: boolean };

function Open({ entry, place, queue, isStaff }: OpenProps) {
  return (
    <Row entry={entry} place={place}>
      {isStaff && <QueueMenu queue={queue} matchId={entry.match_id} name={`${entry.a} 对 ${entry.b}`} />}
    </Row>
  );
}

function Done({ entry }: { entry: QueueEntry }) {
  const match = useMatch(entry.match_id).state;
  const { isHidden, reveal } = useSpoiler(entry.match_id);
  const sides = match?.series.sides;
  const time = (
    <time className="font-num font-semibold text-text-3" dateTime={entry.at}>
      {clockText(entry.at)}
    </time>
  );
  return (
    <Row entry={entry} place={time} isDone>
      {isHidden ? (
        <HiddenScore of={`${entry.a} 对 ${entry.b}`} onReveal={reveal} />
      ) : (
        <span className="pr-2 font-num text-18 font-semibold">{sides && `${sides.a.wins}:${sides.b.wins}`}</span>
      )}
    </Row>
  );
}

type RowProps = { entry: QueueEntry; place: ReactNode; isDone?: boolean; children: ReactNode };

function Row({ entry, place, isDone = false, children }: RowProps) {
  const { a, b, tournament_name, label, best_of, is_demo } = entry;
  return (
    <li className="grid min-h-15 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 border-b border-b-line-1">
      <span>{place}</span>
      <a className="group leading-5" href={matchHref(entry)}>
        <b className={cx('block truncate font-medium group-hover:text-zhu-text', isDone && 'text-text-3')}>
          {a} <span className="mx-1 font-num text-13 text-text-3">vs</span> {b}
        </b>
        <small className="block truncate text-text-3">
          {tournament_name} · {label} · BO{best_of}
          {is_demo && ' · 演示'}
        </small>
      </a>
      {children}
    </li>
  );
}
