import { Autocomplete } from '@base-ui/react/autocomplete';
import { NEUTRAL } from '@pailei/domain/decks/check/check';
import type { CardFacts } from '@pailei/domain/decks/card';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { CardRow, cardRowClass } from '../../../../../shared/decks/CardRow.tsx';
import { typeName } from '../../../../../shared/decks/deck-statistics.ts';

type FoundCardProps = { card: CardFacts; copies: { count: number; most: number }; onAdd: () => void };

/** A card of the catalogue with how many of it are in the deck; a click adds one. */
export function FoundCard({ card, copies: { count, most }, onAdd }: FoundCardProps) {
  const isFull = count >= most;
  const kind = card.card_class === NEUTRAL ? `中立${typeName(card.type)}` : typeName(card.type);
  return (
    <Autocomplete.Item
      className={cx(
        cardRowClass('touch'),
        'scroll-mt-[190px] scroll-mb-[110px] pr-2 pl-0.5 data-highlighted:bg-hover data-highlighted:shadow-[inset_2px_0_0_var(--pl-zhu-bright)]',
        isFull ? 'cursor-default' : 'cursor-pointer',
      )}
      value={card}
      aria-disabled={isFull || undefined}
      onClick={onAdd}
    >
      <span className={cx('flex min-w-0 flex-1 items-center', isFull && 'opacity-50')}>
        <CardRow card={{ ...card, count: 0 }}>
          <small className="ml-2.5 flex-none text-text-3">{kind}</small>
        </CardRow>
      </span>
      <span
        className={cx(
          'w-13.5 flex-none text-right font-num text-16 font-semibold',
          count > 0 ? 'text-zhu-text' : 'text-text-3',
        )}
      >
        <span aria-hidden="true">
          {count}/{Math.max(most, 0)}
        </span>
        <span className="sr-only">{isFull ? `已有 ${count} 张，不能再加` : `已有 ${count} 张`}</span>
      </span>
    </Autocomplete.Item>
  );
}
