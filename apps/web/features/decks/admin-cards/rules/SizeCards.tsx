import { Plus, X } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { useKnownNames } from '../../../../shared/decks/cards.api.ts';
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
    <section className="mt-6 grid justify-items-start gap-3" aria-label="改变张数的卡牌">
      <h3 className="text-14 leading-5 font-semibold">改变张数的卡牌</h3>
      {cards.map((card, place) => {
        const change = (changes: Partial<SizeCard>) => onChange(cards.with(place, { ...card, ...changes }));
        return (
          <div className="grid grid-cols-[minmax(0,200px)_minmax(0,120px)_auto] items-start gap-3" key={place}>
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
            {/* level with the fields' boxes, below their labels */}
            <IconButton
              className="mt-7"
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
