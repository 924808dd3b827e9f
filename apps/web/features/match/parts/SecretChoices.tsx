import { otherSide, SIDES, type HiddenChoice, type SeriesState, type Side } from '@pailei/domain/series';
import type { ReactNode } from 'react';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { deckName } from '../model/sentence.ts';
import { clockText } from '../model/time-text.ts';

/** The bans once both sides have sent theirs; before that only who has. */
export function SecretChoices({ series, revealedAt }: { series: SeriesState; revealedAt: string | null }) {
  if (series.status === 'ban' && series.step === 'shield') return <Line>{progress(series, '保护', 'shield')}</Line>;
  if (series.status === 'ban') return <Line>{progress(series, '禁用', 'bans')}</Line>;
  if (SIDES.every((side) => !series.sides[side].bans.revealed?.length)) return null;
  return (
    <Line>
      {revealedAt ? (
        <>
          禁用于 <span className="num">{clockText(revealedAt)}</span> 双盲公布：
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
      {series.sides[side].name} 禁 <b>{slots.map((slot) => deckName(series, otherSide(side), slot)).join('、')}</b>
    </>
  );
}

function progress(series: SeriesState, verb: string, choice: 'shield' | 'bans'): string {
  const word = (hidden: HiddenChoice<unknown>) => (hidden.locked ? `已提交${verb}` : `选择${verb}中`);
  return SIDES.map((side) => `${series.sides[side].name} ${word(series.sides[side][choice])}`).join('，');
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="gms__b">
      <Seal mark="禁" />
      <span>{children}</span>
    </p>
  );
}
