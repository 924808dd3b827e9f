import { bansOf, mostBans } from '@pailei/domain/series/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { HiddenChoice, SeriesState } from '@pailei/domain/series/types';
import type { ReactNode } from 'react';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { deckName } from '../model/sentence.ts';
import { clockText } from '../../../../shared/ui/time/time.format.ts';

/** The bans once both sides have sent theirs; before that only who has. */
export function SecretChoices({ series, revealedAt }: { series: SeriesState; revealedAt: string | null }) {
  if (series.status === 'ban' && series.step === 'shield') return <Line>{progress(series, '保护', 'shield')}</Line>;
  if (series.status === 'ban') return <Line>{progress(series, '禁用', 'bans')}</Line>;
  const isBanless = mostBans(series.settings) === 0 || isSeriesOver(series.status);
  if (SIDES.every((side) => !series.sides[side].bans.revealed?.length))
    return isBanless ? null : <Line>禁用尚未开始</Line>;
  return (
    <Line>
      {revealedAt ? (
        <>
          禁用于 <span className="font-num font-semibold">{clockText(revealedAt)}</span> 同时公布：
        </>
      ) : (
        '禁用公布：'
      )}
      {SIDES.map((side, index) => (
        <BanText key={side} series={series} side={side} isFirst={index === 0} />
      ))}
    </Line>
  );
}

function BanText({ series, side, isFirst }: { series: SeriesState; side: Side; isFirst: boolean }) {
  const slots = series.sides[side].bans.revealed ?? [];
  if (slots.length === 0) return null;
  return (
    <>
      {isFirst ? '' : '，'}
      {series.sides[side].name} 禁{' '}
      <b className="text-text-1">{slots.map((slot) => deckName(series, otherSide(side), slot)).join('、')}</b>
    </>
  );
}

function progress(series: SeriesState, verb: string, choice: 'shield' | 'bans'): string {
  const stateText = (hidden: HiddenChoice<unknown>) => (hidden.locked ? `已提交${verb}` : `选择${verb}中`);
  // Beside an extra ban of the other side there may be none of its own.
  const choosing = SIDES.filter((side) => choice === 'shield' || bansOf(series.settings, side) > 0);
  return choosing.map((side) => `${series.sides[side].name} ${stateText(series.sides[side][choice])}`).join('，');
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 py-3 text-13 text-text-2">
      <Seal mark="禁" />
      <span>{children}</span>
    </p>
  );
}
