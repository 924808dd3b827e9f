import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';

export type RadioCard = { readonly value: string; readonly content: ReactNode };

type RadioCardsProps = {
  label: string;
  cards: readonly RadioCard[];
  /** Null: nothing is chosen yet. */
  value: string | null;
  disabled?: boolean;
  onChange: (value: string) => void;
};

/** One choice of a few, each on a card; the arrows go from one to the next. */
export function RadioCards({ label, cards, value, disabled = false, onChange }: RadioCardsProps) {
  return (
    <RadioGroup
      className="grid grid-cols-3 gap-3 max-desktop:grid-cols-2 max-tablet:grid-cols-1 max-tablet:gap-2"
      aria-label={label}
      value={value}
      disabled={disabled}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      {cards.map((card) => (
        <label
          key={card.value}
          className="relative block min-w-0 cursor-pointer rounded-[8px] bg-surface-2 px-4 py-3.5 shadow-[inset_0_0_0_1px_var(--pl-line-1)] hover:bg-surface-3 has-data-checked:bg-zhu-wash has-data-checked:shadow-[inset_0_0_0_1.5px_var(--pl-zhu-bright)]"
        >
          {card.content}
          <Radio.Root
            value={card.value}
            className="absolute top-3.5 right-3.5 block size-4 cursor-pointer rounded-full border-[1.5px] border-line-control data-checked:border-[5px] data-checked:border-zhu-bright data-disabled:opacity-50"
          />
        </label>
      ))}
    </RadioGroup>
  );
}
