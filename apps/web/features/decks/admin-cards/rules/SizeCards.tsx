import { Plus, X } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { useKnownNames } from '../../../../shared/decks/cards.api.ts';
import { numberOf } from './rules.model.ts';

const CHANGES = [
  { field: 'deck_size', label: '卡组张数' },
  { field: 'copy_limit', label: '同名上限' },
  { field: 'extra_cards', label: '额外张数' },
] as const;

export type SizeCard = Record<'dbf_id' | (typeof CHANGES)[number]['field'], string>;

const NEW: SizeCard = { dbf_id: '', deck_size: '', copy_limit: '', extra_cards: '' };

type SizeCardsProps = {
  cards: readonly SizeCard[];
  errorOf: (field: string) => string | undefined;
  onChange: (cards: SizeCard[]) => void;
};

/** Cards that change what their deck may hold. */
export function SizeCards({ cards, errorOf, onChange }: SizeCardsProps) {
  const names = useKnownNames(cards.flatMap(({ dbf_id }) => numberOf(dbf_id) ?? []));
  return (
    <section className="mt-6 grid justify-items-start gap-3" aria-label="改变组牌的卡牌">
      <h3 className="text-14 leading-5 font-semibold">改变组牌的卡牌</h3>
      <p className="text-12 text-text-3">卡组里有这张牌时按此计；不填则照原来的限制。</p>
      {cards.map((card, place) => {
        const change = (changes: Partial<SizeCard>) => onChange(cards.with(place, { ...card, ...changes }));
        return (
          <div
            className="grid grid-cols-[minmax(0,200px)_repeat(3,minmax(0,120px))_auto] items-start gap-3 max-tablet:grid-cols-2"
            key={place}
          >
            <TextField
              label="卡牌编号"
              inputMode="numeric"
              hint={names.get(numberOf(card.dbf_id) ?? 0)}
              value={card.dbf_id}
              error={errorOf(`size_cards.${place}.dbf_id`)}
              onChange={(event) => change({ dbf_id: event.target.value })}
            />
            {CHANGES.map(({ field, label }) => (
              <TextField
                key={field}
                label={label}
                inputMode="numeric"
                value={card[field]}
                error={errorOf(`size_cards.${place}.${field}`)}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            ))}
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
      <Button size="sm" icon={<Plus size={14} />} onClick={() => onChange([...cards, NEW])}>
        添加卡牌
      </Button>
    </section>
  );
}
