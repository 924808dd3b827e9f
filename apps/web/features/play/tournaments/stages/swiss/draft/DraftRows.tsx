import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { memo } from 'react';

import { nameOf } from '../../../../../../shared/tournaments/people.ts';
import { cx } from '../../../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../../../shared/ui/marks/Tag.tsx';
import { LONG_LIST } from '../../../MatchRowParts.tsx';
import { fitsSearch, pairReason, pairWarnings } from './draft-texts.ts';
import { DraftSeat } from './DraftSeat.tsx';
import type { DraftSelection } from './useDraftSelection.ts';

type DraftRowsProps = {
  tournament: TournamentState;
  draft: RoundDraft;
  search: string;
  selection: DraftSelection;
};

const ROW =
  'grid min-h-13 grid-cols-[56px_minmax(0,1fr)_24px_minmax(0,1fr)_minmax(150px,220px)] items-center gap-2 border-b border-b-line-1 max-tablet:grid-cols-[minmax(0,1fr)_16px_minmax(0,1fr)] max-tablet:py-2';

/** Every table of the draft with the reason of its pair, then the bye and who is absent. */
export function DraftRows({ tournament, draft, search, selection }: DraftRowsProps) {
  const name = (id: string) => nameOf(tournament, id);
  const pairs = draft.pairs.filter(({ a, b, table }) => fitsSearch(search, table, [name(a), name(b)]));
  const resting = [
    ...(draft.bye === null ? [] : [{ id: draft.bye, label: '轮空', text: '记一胜' }]),
    ...draft.absent.map((id) => ({ id, label: '缺席', text: '记一负' })),
  ].filter(({ id }) => fitsSearch(search, null, [name(id)]));
  if (pairs.length + resting.length === 0) return <p className="py-4 text-text-3">没有找到「{search.trim()}」。</p>;
  return (
    <ol className="border-t border-t-line-2">
      {pairs.map((pair) => (
        <li key={pair.table} className={cx(ROW, LONG_LIST)}>
          <span className="font-num text-16 font-semibold text-text-2 max-tablet:col-span-3 max-tablet:row-start-1 max-tablet:text-13">
            {pair.table}
          </span>
          <DraftSeat id={pair.a} name={name(pair.a)} selection={selection} isRight />
          <span className="text-center text-12 text-text-3" aria-hidden="true">
            对
          </span>
          <DraftSeat id={pair.b} name={name(pair.b)} selection={selection} />
          <Reason text={pairReason(pair, draft.by_hand)} warnings={pairWarnings(pair).join('、')} />
        </li>
      ))}
      {resting.map(({ id, label, text }) => (
        <li key={id} className={ROW}>
          <span className="text-13 text-text-3 max-tablet:col-span-3">{label}</span>
          <DraftSeat id={id} name={name(id)} selection={selection} isRight />
          <span />
          <span />
          <Reason text={text} warnings="" />
        </li>
      ))}
    </ol>
  );
}

const Reason = memo(function Reason({ text, warnings }: { text: string; warnings: string }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-1.5 text-13 text-text-3 max-tablet:col-span-3 max-tablet:justify-start">
      {warnings !== '' && <Tag tone="yan">{warnings}</Tag>}
      {text}
    </span>
  );
});
