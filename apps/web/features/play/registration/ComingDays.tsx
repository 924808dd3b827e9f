import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../shared/links/links.ts';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { longDayText } from '../../../shared/ui/time/day-text.ts';
import { clockText } from '../../../shared/ui/time/time.format.ts';
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
        <ol className="border-t border-t-line-2">
          {days.map(({ midnightMs, tournaments: lines }) => (
            <li key={midnightMs} className="border-b border-b-line-1 py-3">
              <h3 className="text-13 font-normal text-text-3">{longDayText(midnightMs)}</h3>
              <ul>
                {lines.map(({ id, name, starts_at, is_demo }) => (
                  <li key={id}>
                    <Link
                      className="flex min-h-9 items-center gap-3 hover:text-zhu-text max-tablet:min-h-10"
                      to={tournamentPath(id)}
                    >
                      <time className="w-11 flex-none font-num text-16 font-semibold" dateTime={starts_at ?? ''}>
                        {clockText(starts_at ?? '')}
                      </time>
                      <span className="min-w-0 truncate" title={name}>
                        {name}
                      </span>
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
