import type { Deck, DeckCardView } from '@pailei/contracts/decks';
import { className } from '@pailei/domain/decks';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useState } from 'react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { Menu } from '../../../shared/ui/Menu.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { CardRow, cardRowClass } from '../parts/CardRow.tsx';
import { copiesIn } from '../parts/figures.ts';
import { cardGroups, CARD_ORDER_NAMES, CARD_ORDERS, sideboards, type CardOrder } from './detail.model.ts';

/** The cards of a deck with their sideboards, by mana, class or rarity. */
export function CardSection({ deck }: { deck: Deck }) {
  const rules = useDeckRules();
  const [order, setOrder] = useState<CardOrder>('cost');
  const wrong = new Set(deck.problems.flatMap(({ code, dbf_ids }) => (code === 'card_unknown' ? [] : dbf_ids)));
  return (
    <section>
      <SectionHeader
        title="卡牌"
        meta={`${deck.card_count} 张 · ${deck.cards.length} 种`}
        action={<OrderMenu order={order} onChange={setOrder} />}
      />
      {cardGroups(deck.cards, order, className(rules, deck.class)).map(({ title, cards }) => (
        <CardGroupList key={title} title={title} cards={cards} wrong={wrong} />
      ))}
      {sideboards(deck).map(({ owner, cards }) => (
        <CardGroupList key={owner} title={`「${owner}」的备牌`} cards={cards} wrong={wrong} />
      ))}
    </section>
  );
}

type CardGroupListProps = { title: string | null; cards: readonly DeckCardView[]; wrong: ReadonlySet<number> };

function CardGroupList({ title, cards, wrong }: CardGroupListProps) {
  return (
    <>
      {title !== null && (
        <h3 className="cl__t">
          {title}
          <span className="num">{copiesIn(cards)}</span>
        </h3>
      )}
      <ol className="cl" aria-label={title ?? '卡牌'}>
        {cards.map((card) => (
          <li key={card.dbf_id} className={cardRowClass({ card, isWrong: wrong.has(card.dbf_id) })}>
            <CardRow card={card} />
          </li>
        ))}
      </ol>
    </>
  );
}

function OrderMenu({ order, onChange }: { order: CardOrder; onChange: (order: CardOrder) => void }) {
  const trigger = (
    <button type="button" className="lnk">
      <ArrowDownWideNarrow size={14} />
      {CARD_ORDER_NAMES[order]}
    </button>
  );
  return (
    <Menu
      trigger={trigger}
      items={CARD_ORDERS.map((value) => ({ label: CARD_ORDER_NAMES[value], onSelect: () => onChange(value) }))}
    />
  );
}
