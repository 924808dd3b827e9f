import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import {
  EVENT_TIERS,
  type CompetitorKind,
  type FormulaVersion,
  type SeasonFormula,
} from '@pailei/domain/seasons/types';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { newestOf } from './season-model.ts';

/** How points are made, in the newest version. */
export function FormulaCard({ versions, kind }: { versions: readonly FormulaVersion[]; kind: CompetitorKind }) {
  const newest = newestOf(versions);
  if (!newest) return null;
  const formula = newest.formulas[kind];
  return (
    <section aria-label="积分规则">
      <SectionHeader title="积分规则" meta={<Tag isOutlined>公式 v{newest.version}</Tag>} />
      <p className="mb-3 border-y border-line-1 py-3 text-13 font-semibold">{sentenceOf(formula)}</p>
      <dl className="grid grid-cols-3 gap-3 text-13">
        {formula.places.map(({ place_to, points }, index) => (
          <Fact key={place_to} label={placeName(formula.places[index - 1]?.place_to ?? 0, place_to)} value={points} />
        ))}
        {formula.attendance > 0 && <Fact label="参赛" value={formula.attendance} />}
      </dl>
      <dl className="mt-3 grid grid-cols-3 gap-3 border-t border-line-1 pt-3 text-13">
        {EVENT_TIERS.map((tier) => (
          <Fact key={tier} label={TIER_NAMES[tier]} value={`×${formula.tiers[tier] / 100}`} />
        ))}
        {formula.sizes.map(({ from, percent }) => (
          <Fact key={from} label={`${from} 人起`} value={`×${percent / 100}`} />
        ))}
      </dl>
      <p className="mt-3 text-12 text-text-3">{notesOf(newest, formula).join('。')}。</p>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: number | string }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="font-num text-16 font-semibold">{value}</dd>
    </div>
  );
}

const placeName = (before: number, to: number) => (to === before + 1 ? `第 ${to} 名` : `第 ${before + 1}–${to} 名`);

function sentenceOf({ win, upset, attendance, sizes, boards }: SeasonFormula): string {
  return [
    sizes.length > 0 ? '名次分 × 规模 × 级别' : '名次分 × 级别',
    attendance > 0 ? '参赛' : '',
    win > 0 ? `胜场 × ${win}` : '',
    upset > 0 ? `越级胜 × ${upset}` : '',
    boards && boards.win > 0 ? `胜台 × ${boards.win}` : '',
  ]
    .filter(Boolean)
    .join(' + ');
}

function notesOf(
  { applies_from }: FormulaVersion,
  { best, win_cap, upset_cap, upset, upset_gap, boards }: SeasonFormula,
): string[] {
  return [
    best === null ? '每一项都计入' : `取最好 ${best} 项`,
    ...(upset > 0 ? [`胜过种子高 ${upset_gap} 位以上的对手为越级胜`] : []),
    ...(win_cap === null ? [] : [`胜场每项最多 ${win_cap} 分`]),
    ...(upset_cap === null ? [] : [`越级胜每项最多 ${upset_cap} 分`]),
    ...(boards && boards.win > 0 ? ['胜台是团队赛中胜的台，选手与战队各计各的'] : []),
    ...(boards && boards.cap !== null ? [`胜台每项最多 ${boards.cap} 分`] : []),
    applies_from === null ? '用于整个赛季' : `用于 ${formatDate(applies_from)} 起结束的赛事，之前的按当时的版本`,
  ];
}
