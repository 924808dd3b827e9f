import type { MatchSide, MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

import { deckLabel } from '../../../../shared/match/decks.ts';
import { useMatchSide } from '../../../../shared/match-room/match-side.api.ts';
import { STEP_NAMES } from '../../../../shared/match/series-labels.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';

/** The own side of a board: the decks with what became of each, and what has been chosen and nobody else may know yet. */
export function OwnBoardSide({ match: { info, series }, side }: { match: MatchSnapshot; side: Side }) {
  const own = useMatchSide(info.id, side).state;
  const hidden = own ? hiddenChoices(series, side, own) : [];
  return (
    <div className="border-t border-t-line-2 py-3" data-part="own-side">
      <h3 className="mb-2 text-13 text-text-3">{series.sides[side].name} 的卡组 · 只有本队可见</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-2">
        {series.sides[side].decks.map((deck) => (
          <li key={deck.slot} className="flex min-w-0 items-center gap-2.5 rounded-control bg-surface-2 px-2.5 py-2">
            <ClassPlate heroClass={deck.class} size="s" />
            <span className="min-w-0 leading-4.5">
              <b className="block truncate font-medium" title={deck.name}>
                {deck.name}
              </b>
              <small className="text-text-3">{deckLabel(series, side, deck.slot)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 min-h-5 text-13 text-text-2">{hidden.join('；')}</p>
    </div>
  );
}

/** `已交禁用：控制战`, as long as the opponent does not see it. */
function hiddenChoices(series: SeriesState, side: Side, { choices }: MatchSide): readonly string[] {
  const next = series.games.length + 1;
  return choices.flatMap(({ kind, game_number, slots }) => {
    const isHidden = kind === 'pick' ? series.step === 'pick' && game_number === next : series.step === kind;
    const decks = series.sides[kind === 'ban' ? otherSide(side) : side].decks;
    const names = slots.flatMap((slot) => decks.find((deck) => deck.slot === slot)?.name ?? []);
    return isHidden ? [`已交${STEP_NAMES[kind]}：${names.join('、')}，对方还看不到`] : [];
  });
}
