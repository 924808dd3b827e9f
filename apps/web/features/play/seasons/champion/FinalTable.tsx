import type { SeasonTableView } from '@pailei/contracts/play/seasons/season-views';
import type { CompetitorKind } from '@pailei/domain/seasons/types';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

type Props = { title: '选手积分榜' | '战队积分榜'; table: SeasonTableView; kind: CompetitorKind };

/** The head of a table as it was frozen. */
export function FinalTable({ title, table, kind }: Props) {
  return (
    <section aria-label={title}>
      <SectionHeader title="赛季名次" meta={title} />
      <ol className="border-t border-line-1">
        {table.rows.map((row) => (
          <li
            key={row.id}
            className="grid grid-cols-[32px_minmax(0,1fr)_auto_64px] items-center gap-3 border-b border-line-1 py-2 text-13"
          >
            <b className={cx('font-num text-16', row.rank === 1 && 'text-jin-text')}>{row.rank}</b>
            <span className="flex min-w-0 items-center gap-2">
              {kind === 'team' && row.crest && <Crest crest={row.crest} size="xs" />}
              <TextLink
                className="min-w-0 truncate"
                to={kind === 'account' ? `/players/${row.id}` : `/teams/${row.id}`}
              >
                {row.name}
              </TextLink>
            </span>
            <span className="font-num text-text-3">
              {row.wins}-{row.losses}
            </span>
            <b className="text-right font-num">{row.points.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
