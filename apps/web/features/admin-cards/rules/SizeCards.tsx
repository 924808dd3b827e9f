import { Plus, X } from 'lucide-react';

import { Button } from '../../../shared/ui/Button.tsx';
import { TextField } from '../../../shared/ui/Field.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { useKnownNames } from '../../decks/parts/cards.api.ts';
import { numberOf } from './rules.model.ts';

export type SizeCard = { dbf_id: string; deck_size: string };

type SizeCardsProps = {
  cards: readonly SizeCard[];
  errorOf: (field: string) => string | undefined;
  onChange: (cards: SizeCard[]) => void;
};

/** Cards that set how many cards their deck holds. */
export function SizeCards({ cards, errorOf, onChange }: SizeCardsProps) {
  const names = useKnownNames(cards.flatMap(({ dbf_id }) => numberOf(dbf_id) ?? []));
  return (
    <section className="ac-sizes" aria-label="改变张数的卡牌">
      <h3>改变张数的卡牌</h3>
      {cards.map((card, place) => {
        const change = (changes: Partial<SizeCard>) => onChange(cards.with(place, { ...card, ...changes }));
        return (
          <div className="ac-size" key={place}>
            <TextField
              label="卡牌编号"
              inputMode="numeric"
              hint={names.get(numberOf(card.dbf_id) ?? 0)}
              value={card.dbf_id}
              error={errorOf(`size_cards.${place}.dbf_id`)}
              onChange={(event) => change({ dbf_id: event.target.value })}
            />
            <TextField
              label="卡组张数"
              inputMode="numeric"
              value={card.deck_size}
              error={errorOf(`size_cards.${place}.deck_size`)}
              onChange={(event) => change({ deck_size: event.target.value })}
            />
            <IconButton
              label={`移除第 ${place + 1} 张`}
              onClick={() => onChange(cards.filter((_, other) => other !== place))}
            >
              <X size={16} />
            </IconButton>
          </div>
        );
      })}
      <Button size="sm" icon={<Plus size={14} />} onClick={() => onChange([...cards, { dbf_id: '', deck_size: '' }])}>
        添加卡牌
      </Button>
    </section>
  );
}
