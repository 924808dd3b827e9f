import { className } from '@pailei/domain/decks';
import type { SeriesDeck } from '@pailei/domain/series';
import { Dices, Hourglass } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { choose, confirmText, randomChoice } from '../model/deck-choice.ts';
import { DueClock } from './DueClock.tsx';

type DeckChoiceProps = {
  title: string;
  text: string;
  /** What is done to the chosen deck; the button repeats it with the deck's name. */
  verb: '禁用' | '保护' | '出战';
  seal?: '禁';
  decks: readonly SeriesDeck[];
  legal: readonly number[];
  count: number;
  due: { label: string; at: string | null };
  opponent: string;
  pending: boolean;
  onConfirm: (slots: readonly number[]) => void;
};

/** A hidden choice among decks: cards to choose from, and one button that says what it will do. */
export function DeckChoice({
  title,
  text,
  verb,
  seal,
  decks,
  legal,
  count,
  due,
  opponent,
  pending,
  onConfirm,
}: DeckChoiceProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <section className="panel pad">
      <div className="row row--sb wrap">
        <h3 className="act__t">{title}</h3>
        {due.at && <DueClock label={due.label} dueAt={due.at} isUrgent />}
      </div>
      <p className="t2 s13">{text}</p>
      <div className={cx('bcs', verb === '禁用' && 'bcs--ban')} role="group" aria-label={title}>
        {decks.map((deck) => (
          <DeckCard
            key={deck.slot}
            deck={deck}
            name={title}
            isSingle={count === 1}
            isChosen={chosen.includes(deck.slot)}
            isLegal={legal.includes(deck.slot)}
            seal={seal}
            onToggle={() => setChosen(choose(chosen, deck.slot, count))}
          />
        ))}
      </div>
      <div className="row row--sb wrap g12">
        <span className="row t2 s13">
          <Hourglass size={16} />
          {opponent}
        </span>
        <div className="row act__b">
          <Button
            variant="ghost"
            icon={<Dices size={16} />}
            onClick={() => setChosen(randomChoice(legal, count, Math.random))}
          >
            随机
          </Button>
          <Button
            variant="primary"
            size="lg"
            disabled={chosen.length !== count}
            pending={pending}
            onClick={() => onConfirm(chosen)}
          >
            {confirmText(verb, decks, chosen, count)}
          </Button>
        </div>
      </div>
    </section>
  );
}

type DeckCardProps = {
  deck: SeriesDeck;
  /** Of the group: one choice of a few is one set of radio buttons. */
  name: string;
  isSingle: boolean;
  isChosen: boolean;
  isLegal: boolean;
  seal: '禁' | undefined;
  onToggle: () => void;
};

function DeckCard({ deck, name, isSingle, isChosen, isLegal, seal, onToggle }: DeckCardProps) {
  const rules = useDeckRules();
  return (
    <label className={cx('bc', isChosen && 'is-on', !isLegal && 'is-off')}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        disabled={!isLegal}
        onChange={onToggle}
      />
      <ClassPlate heroClass={deck.class} size="xl" {...(!isLegal && { state: 'used' as const })} />
      {isChosen && seal && <Seal mark={seal} size="lg" isStamped />}
      <b className="ell">{deck.name}</b>
      <small>{isLegal ? className(rules, deck.class) : '不能选择'}</small>
    </label>
  );
}
