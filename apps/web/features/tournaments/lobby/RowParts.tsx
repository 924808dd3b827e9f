import '../styles/event-rows.css';

import type { TournamentSummary } from '@pailei/contracts/tournaments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../app/links.ts';
import { Progress } from '../../../shared/ui/Progress.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { clockText } from '../../match/model/time-text.ts';
import { summaryParts } from '../model/event-words.ts';

/** The day large, month and clock beside it. */
export function StartTime({ at }: { at: string | null }) {
  if (at === null) return <span className="to__t t3 s13">时间待定</span>;
  const date = new Date(at);
  return (
    <time className="to__t" dateTime={at}>
      <b className="num">{date.getDate()}</b>
      <small>
        {date.getMonth() + 1} 月 <span className="num">{clockText(at)}</span>
      </small>
    </time>
  );
}

/** Name and format; `children` are further tags behind the name. */
export function EventName({ line, children }: { line: TournamentSummary; children?: ReactNode }) {
  return (
    <div className="to__n">
      <Link to={tournamentPath(line.id)}>
        <b className="ell">{line.name}</b>
        {line.is_demo && <Tag>演示</Tag>}
        {children}
      </Link>
      <span className="fm">
        {summaryParts(line).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </div>
  );
}

type SeatsProps = { line: TournamentSummary; isNearlyFull?: boolean };

export function Seats({ line: { participant_count, capacity }, isNearlyFull = false }: SeatsProps) {
  return (
    <span className="seat">
      <span className="num">
        <b>{participant_count}</b>/{capacity}
      </span>
      <Progress label="人数" value={participant_count} max={capacity} {...(isNearlyFull && { tone: 'zhu' })} />
    </span>
  );
}
