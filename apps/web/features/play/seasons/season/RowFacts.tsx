import type { SeasonCompetitor, SeasonItem, Standing } from '@pailei/contracts/play/seasons/season-views';
import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { signedPoints } from '@pailei/contracts/shop/points/points-text';
import type { CompetitorKind, FormulaVersion } from '@pailei/domain/seasons/types';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { TextAnchor } from '../../../../shared/ui/actions/TextButton.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import { useCompetitor, type TablePart } from '../seasons.api.ts';
import { arithmeticOf, formulaOf, itemPlaceText, newestOf, playedHref, wonText } from './season-model.ts';

type Props = { part: TablePart; row: Standing; versions: readonly FormulaVersion[] };

/** Where the points come from: every event with its arithmetic, a line behind the last that counts, the sum. */
export function RowFacts({ part, row, versions }: Props) {
  const { data, error, refetch } = useCompetitor(part, row.id);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={4} />;
  const counted = data.items.filter(({ counts }) => counts);
  const spare = data.items.filter(({ counts }) => !counts);
  const best = newestOf(versions)?.formulas[part.kind].best ?? null;
  const line = (item: SeasonItem) => (
    <FactLine
      key={item.event_id}
      item={item}
      kind={part.kind}
      arithmetic={arithmeticOf(item, formulaOf(versions, item.version, part.kind))}
    />
  );
  return (
    <section className="px-5 py-4 max-tablet:px-3" aria-label={`${row.name} 的积分`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-14 font-semibold">{row.points.toLocaleString('en-US')} 分怎么来的</h3>
        {best !== null && counted.length === best && (
          <span className="text-12 text-text-3">
            再打一项，超过 {counted.at(-1)?.points} 分才会替换第 {best} 项
          </span>
        )}
      </div>
      <ul>
        {counted.map(line)}
        {spare.length > 0 && (
          <li className="flex items-center gap-3 py-1.5 text-12 text-zhu-text before:h-1.25 before:flex-1 before:border-y before:border-zhu-line after:h-1.25 after:flex-1 after:border-y after:border-zhu-line">
            最好 {counted.length} 项到此
          </li>
        )}
        {spare.map(line)}
        {data.adjustments.map((one) => (
          <Adjustment key={one.id} adjustment={one} />
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line-2 pt-2.5 text-13">
        <span>
          合计{' '}
          <span className="text-text-3">
            {data.items.length} 项取 {counted.length} 项
          </span>
        </span>
        <span className="ml-auto font-num text-text-2">
          {[...counted.map(({ points }) => points), ...data.adjustments.map(({ points }) => points)]
            .join(' + ')
            .replaceAll('+ -', '− ')}
        </span>
        <b className="font-num text-18 text-jin-text">{row.points.toLocaleString('en-US')}</b>
      </p>
    </section>
  );
}

function FactLine({ item, kind, arithmetic }: { item: SeasonItem; kind: CompetitorKind; arithmetic: string }) {
  return (
    <li
      className={cx(
        'grid grid-cols-[56px_minmax(0,1fr)_88px_56px_minmax(0,200px)_56px] items-baseline gap-x-3 border-b border-line-1 py-2 text-13 max-tablet:grid-cols-[minmax(0,1fr)_auto]',
        !item.counts && 'text-text-3',
      )}
    >
      <span className="font-num text-text-3 max-tablet:hidden">{dayText(item.at)}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Tag isOutlined>{TIER_NAMES[item.tier]}</Tag>
        <TextLink to={`/solo-tournaments/${item.event_id}`}>{item.event_name}</TextLink>
        {item.upsets > 0 && <Tag>越级 {item.upsets}</Tag>}
      </span>
      <span className="max-tablet:hidden">{itemPlaceText(item)}</span>
      <span className="max-tablet:hidden">{wonText(item)}</span>
      <span
        className={cx(
          'text-right font-num text-text-3 max-tablet:order-last max-tablet:col-span-2 max-tablet:text-left',
        )}
      >
        {arithmetic}
      </span>
      <b className={cx('text-right font-num text-14', !item.counts && 'line-through')}>
        {item.points.toLocaleString('en-US')}
      </b>
      {item.matches.length > 0 && (
        <span className="col-span-full flex flex-wrap gap-x-3 gap-y-1 pt-1 text-12 max-tablet:order-last">
          {item.matches.map((match) => (
            <TextAnchor key={match.match_id} tone="quiet" href={playedHref(item, kind, match.match_id)}>
              {match.is_won ? '胜' : '负'} {match.opponent}
            </TextAnchor>
          ))}
        </span>
      )}
    </li>
  );
}

function Adjustment({ adjustment }: { adjustment: SeasonCompetitor['adjustments'][number] }) {
  return (
    <li className="flex items-baseline gap-3 border-b border-line-1 py-2 text-13">
      <span className="font-num text-text-3 max-tablet:hidden">{dayText(adjustment.at)}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        手动调整：{adjustment.reason} <span className="text-text-3">（{adjustment.by}）</span>
      </span>
      <b className="font-num text-14">{signedPoints(adjustment.points)}</b>
    </li>
  );
}
