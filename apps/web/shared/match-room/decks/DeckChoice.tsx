import type { SeriesDeck } from '@pailei/domain/series/types';
import { Dices, Hourglass } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/actions/Button.tsx';
import { choose, confirmText, randomChoice } from './deck-choice.ts';
import { DueClock } from '../DueClock.tsx';
import { TaskPanel } from '../TaskPanel.tsx';
import { DeckCard, type ChoiceVerb } from './DeckCard.tsx';

type DeckChoiceProps = {
  title: string;
  text: string;
  /** What is done to the chosen deck; the button repeats it with the deck's name. */
  verb: ChoiceVerb;
  decks: readonly SeriesDeck[];
  legal: readonly number[];
  count: number;
  due: { label: string; at: string | null };
  opponent: string;
  pending: boolean;
  onConfirm: (slots: readonly number[]) => void;
};

/** A hidden choice among decks: cards to choose from, and one button that names the choice. */
export function DeckChoice({
  title,
  text,
  verb,
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
    <TaskPanel title={title} clock={due.at && <DueClock label={due.label} dueAt={due.at} isUrgent />} text={text}>
      <div
        className="mt-4 mb-5 grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-3 max-tablet:grid-cols-2"
        role="group"
        aria-label={title}
      >
        {decks.map((deck) => (
          <DeckCard
            key={deck.slot}
            deck={deck}
            verb={verb}
            name={title}
            isSingle={count === 1}
            isChosen={chosen.includes(deck.slot)}
            isLegal={legal.includes(deck.slot)}
            onToggle={() => setChosen(choose(chosen, deck.slot, count))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-2 text-13 text-text-2">
          <Hourglass size={16} />
          {opponent}
        </span>
        <div className="flex items-center gap-2 max-tablet:w-full">
          <Button
            variant="ghost"
            icon={<Dices size={16} />}
            onClick={() => setChosen(randomChoice(legal, count, Math.random))}
          >
            随机
          </Button>
          <Button
            className="max-tablet:flex-1"
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
    </TaskPanel>
  );
}
