import { compareCards } from '@pailei/domain/decks/card-order';
import { useEffect, useRef, useState } from 'react';

import { CardList } from '../../../../../shared/decks/CardList.tsx';
import { PileRow } from './PileRow.tsx';
import type { Builder } from '../useBuilder.ts';

type PileListProps = {
  builder: Builder;
  /** The card whose sideboard it is; null: the deck itself. */
  owner: number | null;
  label: string;
  /** Cards that break a rule. */
  wrong: ReadonlySet<number>;
  /** The last toast has closed, and the focus is lost. */
  onEmptied: () => void;
};

/** Cards with their copies. One stop for Tab: arrows go from card to card, Backspace takes a copy away. */
export function PileList({ builder, owner, label, wrong, onEmptied }: PileListProps) {
  const { shown, copies, dispatch, limits, nameOf } = builder;
  const cards = shown(owner).toSorted(compareCards);
  const { list, at, setAt, focus, focusLater } = useRows(cards.length);

  const remove = (index: number) => {
    const card = cards[index];
    if (!card) return;
    dispatch({ type: 'remove', dbf_id: card.dbf_id, owner });
    if (card.count > 1) return;
    if (cards.length === 1) onEmptied();
    else focusLater(Math.min(index, cards.length - 2));
  };
  const press = (key: string, index: number): boolean => {
    if (key === 'Backspace' || key === 'Delete') remove(index);
    else if (key === 'ArrowDown') focus(index + 1);
    else if (key === 'ArrowUp') focus(index - 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(cards.length - 1);
    else return false;
    return true;
  };

  return (
    <CardList aria-label={label} ref={list}>
      {cards.map((card, index) => {
        const { dbf_id, name, rarity } = card;
        const most =
          name === null ? limits.copy_limit : copies({ dbf_id, name, rarity: rarity ?? 'COMMON' }, owner).most;
        return (
          <PileRow
            key={dbf_id}
            card={card}
            name={nameOf(dbf_id)}
            isFull={card.count >= most}
            isWrong={wrong.has(dbf_id)}
            isStop={index === at}
            onFocus={() => setAt(index)}
            onKey={(key) => press(key, index)}
            onRemove={() => remove(index)}
            onAdd={() => dispatch({ type: 'add', dbf_id, owner, most })}
          />
        );
      })}
    </CardList>
  );
}

/** Which of the rows Tab stops at, and the ways to put the focus on another, at once or when the list has changed. */
function useRows(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const later = useRef<number | null>(null);
  const [at, setAt] = useState(0);
  const focus = (row: number) =>
    list.current?.children[Math.max(0, Math.min(row, count - 1))]?.querySelector('button')?.focus();
  useEffect(() => {
    if (later.current === null) return;
    list.current?.children[later.current]?.querySelector('button')?.focus();
    later.current = null;
  }, [count]);
  const focusLater = (row: number) => {
    later.current = row;
  };
  return { list, at: Math.min(at, count - 1), setAt, focus, focusLater };
}
