import type { SeasonCompetitor, SeasonHeader, SeasonView } from '@pailei/contracts/play/seasons/season-views';
import { SEASON_STATUS_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { seasonStatus } from '@pailei/domain/seasons/season';
import { Calendar, Users } from 'lucide-react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';

type Props = { season: SeasonHeader; tables: SeasonView['tables']; own: SeasonCompetitor | null; now: string };

/** The number of the season, large, and where the visitor stands in it. */
export function SeasonHead({ season, tables, own, now }: Props) {
  const status = seasonStatus(season, now);
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="flex min-w-0 items-center gap-6 max-tablet:gap-4">
        <span className="font-num text-score-l font-semibold max-tablet:text-score-m" aria-hidden="true">
          S{season.number}
        </span>
        <div className="min-w-0">
          <p className={cx('text-13', status === 'active' ? 'text-zhu-text' : 'text-text-3')}>
            {SEASON_STATUS_NAMES[status]}
          </p>
          <h1 className="text-28 font-semibold wrap-anywhere">
            <span className="sr-only">S{season.number} </span>
            {season.name}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2">
            <span className="inline-flex items-center gap-1.5">
              <Calendar size={14} aria-hidden="true" />
              {formatDate(season.starts_at)} – {formatDate(season.ends_at)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Users size={14} aria-hidden="true" />
              {tables.account.total} 名选手 · {tables.team.total} 支战队
            </span>
          </p>
        </div>
      </div>
      {own?.standing && <OwnPlace own={own} standing={own.standing} />}
    </header>
  );
}

function OwnPlace({ own, standing }: { own: SeasonCompetitor; standing: NonNullable<SeasonCompetitor['standing']> }) {
  return (
    <dl className="flex gap-9" data-guest="gone">
      <Figure label="我的名次" value={standing.rank} />
      <Figure label="赛季分" value={standing.points} />
      {own.behind !== null && <Figure label="距前一名" value={own.behind} />}
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="font-num text-24 font-semibold">{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
