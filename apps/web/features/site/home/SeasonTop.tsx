import { seasonTitle } from '@pailei/contracts/play/seasons/season-texts';

import { playerPath } from '../../../shared/links/links.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import type { SeasonTopRows } from './season-top.calls.ts';

/** The first rows of the running season; nothing until somebody has points. */
export function SeasonTop({ top: { season, rows } }: { top: SeasonTopRows }) {
  if (rows.length === 0) return null;
  return (
    <section className="mb-10" aria-label="赛季积分榜">
      <SectionHeader title="赛季积分榜" meta={seasonTitle(season)} action={<TextLink to="/season">全部</TextLink>} />
      <ol className="border-t border-t-line-2">
        {rows.map(({ id, rank, name, team_name, points }) => (
          <li
            key={id}
            className="grid min-h-12 grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-b-line-1 text-13"
          >
            <b className={cx('font-num text-18', rank <= 3 ? 'text-jin-text' : 'text-text-3')}>{rank}</b>
            <span className="min-w-0 leading-4.5">
              <TextLink className="max-w-full truncate" to={playerPath(id)}>
                {name}
              </TextLink>
              {team_name !== null && <small className="block truncate text-text-3">{team_name}</small>}
            </span>
            <b className="font-num text-16">{points.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
