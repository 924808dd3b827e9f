import type { Deck, DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { className } from '@pailei/domain/decks/deck-rules';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useState } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { CardList, CardListTitle } from '../../../../shared/decks/CardList.tsx';
import { CardRow, cardRowClass } from '../../../../shared/decks/CardRow.tsx';
import { copiesIn } from '../../../../shared/decks/deck-statistics.ts';
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
    <div className="mt-5 first-of-type:mt-0">
      {title !== null && <CardListTitle title={title} count={copiesIn(cards)} />}
      <CardList aria-label={title ?? '卡牌'}>
        {cards.map((card) => (
          <li key={card.dbf_id} className={cardRowClass()}>
            <CardRow card={card} isWrong={wrong.has(card.dbf_id)} />
          </li>
        ))}
      </CardList>
    </div>
  );
}

function OrderMenu({ order, onChange }: { order: CardOrder; onChange: (order: CardOrder) => void }) {
  const trigger = (
    <TextButton className="max-tablet:-my-2.5 max-tablet:min-h-10">
      <ArrowDownWideNarrow size={14} />
      {CARD_ORDER_NAMES[order]}
    </TextButton>
  );
  return (
    <Menu
      trigger={trigger}
      items={CARD_ORDERS.map((value) => ({ label: CARD_ORDER_NAMES[value], onSelect: () => onChange(value) }))}
    />
  );
}
