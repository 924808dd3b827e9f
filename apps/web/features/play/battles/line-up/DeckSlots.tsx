import type { BattleSettings } from '@pailei/domain/battles/settings';
import { MAX_FREE_DECKS } from '@pailei/domain/series/settings';

import { DeckSlot } from './DeckSlot.tsx';
import type { DeckSlots as Slots, OptionDeck } from './model/edited-line-up.ts';

type DeckSlotsProps = {
  /** Whose decks they are. */
  owner: string;
  slots: Slots;
  decks: readonly OptionDeck[];
  settings: BattleSettings;
  onChoose: (slot: number, deckId: string | null) => void;
};

/** The decks that somebody brings; where the format leaves the number open, one more may be added. */
export function DeckSlots({ owner, slots, decks, settings, onChoose }: DeckSlotsProps) {
  const mayAdd = settings.series.format === 'free' && slots.length < MAX_FREE_DECKS && !slots.includes(null);
  const shown = mayAdd ? [...slots, null] : slots;
  const chosen = shown.map((id) => decks.find((deck) => deck.id === id));
  const isTwice = (index: number) =>
    settings.series.format !== 'specialist' &&
    settings.distinct_classes !== 'none' &&
    chosen.some((other, place) => place < index && other !== undefined && other.class === chosen[index]?.class);
  return (
    <div className="flex min-w-0 flex-wrap gap-2 max-tablet:grid max-tablet:grid-cols-3">
      {shown.map((deckId, slot) => (
        <DeckSlot
          key={slot}
          label={`${owner} 第 ${slot + 1} 副`}
          number={slot + 1}
          deckId={deckId}
          decks={decks}
          isBad={chosen[slot]?.is_legal === false || isTwice(slot)}
          onChoose={(id) => onChoose(slot, id)}
        />
      ))}
    </div>
  );
}
