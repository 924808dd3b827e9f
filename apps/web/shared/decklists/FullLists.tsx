import type { FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';
import { className, formatName } from '@pailei/domain/decks/deck-rules';
import type { ReactNode } from 'react';

import { useDeckRules } from '../live/useDeckRules.ts';
import { ClassPlate } from '../ui/marks/ClassPlate.tsx';
import { CardList, CardListTitle } from '../decks/CardList.tsx';
import { CardRow, cardRowClass } from '../decks/CardRow.tsx';

type FullListsProps = {
  decks: readonly FullDecklist[];
  /** Stands at the end of a deck's head: its code to copy. */
  action: (deck: FullDecklist) => ReactNode;
};

/** Submitted decks side by side, each with its cards and sideboards. */
export function FullLists({ decks, action }: FullListsProps) {
  const rules = useDeckRules();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-x-8 gap-y-7 pl-2.5">
      {decks.map((deck) => (
        <li key={deck.slot} className="max-w-[340px] min-w-0">
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 pb-2.5">
            <ClassPlate heroClass={deck.class} size="m" />
            <span className="min-w-0 leading-[18px]">
              <b className="block truncate font-medium" title={deck.name}>
                {deck.name}
              </b>
              <small className="block text-text-3">
                {className(rules, deck.class)} · {formatName(rules, deck.format)} · {deck.card_count} 张
              </small>
            </span>
            {action(deck)}
          </div>
          <Cards label={`「${deck.name}」的卡牌`} cards={deck.cards} />
          {deck.sideboard.length > 0 && (
            <div className="mt-5">
              <CardListTitle level="h4" title="备牌" />
              <Cards label={`「${deck.name}」的备牌`} cards={deck.sideboard} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Cards({ label, cards }: { label: string; cards: FullDecklist['cards'] }) {
  return (
    <CardList aria-label={label}>
      {cards.map((card) => (
        <li key={`${card.dbf_id} ${card.owner_dbf_id}`} className={cardRowClass()}>
          <CardRow card={card} />
        </li>
      ))}
    </CardList>
  );
}
