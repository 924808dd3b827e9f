import '../../decks/styles/parts.css';
import './full-lists.css';

import type { FullList } from '@pailei/contracts/tournament-decks';
import { className, formatName } from '@pailei/domain/decks';
import type { ReactNode } from 'react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { CardRow, cardRowClass } from '../../decks/parts/CardRow.tsx';

type FullListsProps = {
  decks: readonly FullList[];
  /** Stands at the end of a deck's head: its code to copy. */
  action: (deck: FullList) => ReactNode;
};

/** Submitted decks side by side, each with its cards and sideboards. */
export function FullLists({ decks, action }: FullListsProps) {
  const rules = useDeckRules();
  return (
    <ul className="fdl">
      {decks.map((deck) => (
        <li key={deck.slot}>
          <div className="fdl__h">
            <ClassPlate heroClass={deck.class} size="m" />
            <span className="min-w-0">
              <b className="ell">{deck.name}</b>
              <small className="t3">
                {className(rules, deck.class)} · {formatName(rules, deck.format)} · {deck.card_count} 张
              </small>
            </span>
            {action(deck)}
          </div>
          <Cards label={`「${deck.name}」的卡牌`} cards={deck.cards} />
          {deck.sideboard.length > 0 && (
            <>
              <h4 className="cl__t">备牌</h4>
              <Cards label={`「${deck.name}」的备牌`} cards={deck.sideboard} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Cards({ label, cards }: { label: string; cards: FullList['cards'] }) {
  return (
    <ol className="cl" aria-label={label}>
      {cards.map((card) => (
        <li key={`${card.dbf_id} ${card.owner_dbf_id}`} className={cardRowClass({ card })}>
          <CardRow card={card} />
        </li>
      ))}
    </ol>
  );
}
