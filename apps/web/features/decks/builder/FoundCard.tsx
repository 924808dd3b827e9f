import { Autocomplete } from '@base-ui/react/autocomplete';
import { NEUTRAL, type CardFacts } from '@pailei/domain/decks';

import { cx } from '../../../shared/ui/cx.ts';
import { CardRow, cardRowClass } from '../parts/CardRow.tsx';
import { typeName } from '../parts/figures.ts';

type FoundCardProps = { card: CardFacts; copies: { count: number; most: number }; onAdd: () => void };

/** A card of the catalogue with how many of it are in the deck; a click adds one. */
export function FoundCard({ card, copies: { count, most }, onAdd }: FoundCardProps) {
  const isFull = count >= most;
  const kind = card.card_class === NEUTRAL ? `中立${typeName(card.type)}` : typeName(card.type);
  return (
    <Autocomplete.Item
      className={cx(cardRowClass({ card }), 'bds__i', isFull && 'is-full')}
      value={card}
      aria-disabled={isFull || undefined}
      onClick={onAdd}
    >
      <CardRow card={{ ...card, count: 0 }}>
        <small className="bds__c">{kind}</small>
        <span className={cx('bds__q num', count > 0 && 'is-in')}>
          <span aria-hidden="true">
            {count}/{Math.max(most, 0)}
          </span>
          <span className="only-sr">{isFull ? `已有 ${count} 张，不能再加` : `已有 ${count} 张`}</span>
        </span>
      </CardRow>
    </Autocomplete.Item>
  );
}
