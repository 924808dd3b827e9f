import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../app/links.ts';
import { useNow } from '../../shared/ui/Countdown.tsx';
import { Empty } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { longDayText } from '../home/home.words.ts';
import { clockText } from '../match/model/time-text.ts';
import { comingDays } from './dates.ts';

/** The next 30 days, day by day. */
export function ComingDays({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const days = comingDays(tournaments, useNow());
  return (
    <section>
      <SectionHeader title="赛事日程" meta="未来 30 天" />
      {days.length === 0 ? (
        <Empty title="擂台空着">未来 30 天还没有定下时间的赛事。</Empty>
      ) : (
        <ol className="cds">
          {days.map(({ midnightMs, tournaments: lines }) => (
            <li key={midnightMs}>
              <h3>{longDayText(midnightMs)}</h3>
              <ul>
                {lines.map(({ id, name, starts_at, is_demo }) => (
                  <li key={id}>
                    <Link to={tournamentPath(id)}>
                      <time className="num" dateTime={starts_at ?? ''}>
                        {clockText(starts_at ?? '')}
                      </time>
                      <span className="ell">{name}</span>
                      {is_demo && <Tag>演示</Tag>}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
