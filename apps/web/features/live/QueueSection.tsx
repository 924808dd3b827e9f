import type { QueueEntry, StreamQueue } from '@pailei/domain/stream-queue';
import type { ReactNode } from 'react';

import { matchViewHref } from '../../app/links.ts';
import { useMatch } from '../../shared/live/useTopics.ts';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { clockText } from '../match/model/time-text.ts';
import { HiddenScore } from './HiddenScore.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { useSpoiler } from './spoilers.ts';

/** What the casters show now, next, and have shown. */
export function QueueSection({ queue, isStaff }: { queue: StreamQueue; isStaff: boolean }) {
  const { on_air, next, done } = queue;
  const isEmpty = on_air === null && next.length === 0 && done.length === 0;
  return (
    <section aria-label="直播队列">
      <SectionHeader title="直播队列" meta={next.length > 0 ? `接下来 ${next.length} 场` : undefined} />
      {isEmpty ? (
        <Empty art="card" title="队列空着">
          {isStaff ? '在进行中的对局上打开菜单，加入直播队列或直接上直播。' : '裁判安排直播的对局后，会出现在这里。'}
        </Empty>
      ) : (
        <ol className="lvq">
          {on_air && (
            <Row entry={on_air} queue={queue} isStaff={isStaff}>
              <Tag tone="zhu">直播中</Tag>
            </Row>
          )}
          {next.map((entry, index) => (
            <Row key={entry.id} entry={entry} queue={queue} isStaff={isStaff}>
              <span className="lvq__n num">{index + 1}</span>
            </Row>
          ))}
          {done.map((entry) => (
            <Done key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

type RowProps = { entry: QueueEntry; queue: StreamQueue; isStaff: boolean; children: ReactNode };

function Row({ entry, queue, isStaff, children }: RowProps) {
  return (
    <li>
      <span className="lvq__k">{children}</span>
      <Names entry={entry} />
      {isStaff && <QueueMenu queue={queue} matchId={entry.match_id} name={`${entry.a} 对 ${entry.b}`} />}
    </li>
  );
}

function Names({ entry }: { entry: QueueEntry }) {
  const { tournament_id, match_id, a, b, tournament_name, label, best_of, is_demo } = entry;
  return (
    <a className="lvq__m" href={matchViewHref(tournament_id, match_id)}>
      <b className="ell">
        {a} <i>vs</i> {b}
      </b>
      <small className="ell">
        {tournament_name} · {label} · BO{best_of}
        {is_demo && ' · 演示'}
      </small>
    </a>
  );
}

function Done({ entry }: { entry: QueueEntry }) {
  const match = useMatch(entry.match_id).state;
  const { isHidden, reveal } = useSpoiler(entry.match_id);
  const sides = match?.series.sides;
  return (
    <li className="is-done">
      <span className="lvq__k">
        <time className="num" dateTime={entry.at}>
          {clockText(entry.at)}
        </time>
      </span>
      <Names entry={entry} />
      {isHidden ? (
        <HiddenScore of={`${entry.a} 对 ${entry.b}`} onReveal={reveal} />
      ) : (
        <span className="lvq__s num">{sides && `${sides.a.wins}:${sides.b.wins}`}</span>
      )}
    </li>
  );
}
