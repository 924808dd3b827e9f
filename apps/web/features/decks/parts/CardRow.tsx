import type { CardRarity } from '@pailei/domain/decks';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '../../../shared/ui/cx.ts';
import { RARITY_NAMES } from './figures.ts';
import { cardNumber } from './words.ts';

export type RowCard = {
  dbf_id: number;
  count: number;
  name: string | null;
  cost: number | null;
  rarity: CardRarity | null;
};

type CardLine = {
  card: Pick<RowCard, 'rarity'>;
  /** It breaks a rule: banned, out of the format, too many. */
  isWrong?: boolean;
};

type CardRowProps = {
  card: RowCard;
  /** Stands behind the number of copies. */
  children?: ReactNode;
};

const RARITY_CLASS: Readonly<Record<CardRarity, string>> = {
  FREE: 'cr--c',
  COMMON: 'cr--c',
  RARE: 'cr--r',
  EPIC: 'cr--e',
  LEGENDARY: 'cr--l',
};

/** The inside of a card's line in a deck: mana, name, copies. The line itself (`cardRowClass`) is the list's. */
export function CardRow({ card: { dbf_id, count, name, cost, rarity }, children }: CardRowProps) {
  const isOneLegendary = rarity === 'LEGENDARY' && count === 1;
  return (
    <>
      <span className="cr__k num" aria-label={cost === null ? '费用未知' : `${cost} 费`} role="img">
        {cost ?? '?'}
      </span>
      <span className="cr__n ell">{name ?? <UnknownName dbfId={dbf_id} />}</span>
      {rarity && <span className="only-sr">{RARITY_NAMES[rarity]}</span>}
      <span className="cr__q num">
        {isOneLegendary ? <Star size={14} aria-label="1 张" role="img" /> : <Copies count={count} />}
      </span>
      {children}
    </>
  );
}

export function cardRowClass({ card: { rarity }, isWrong }: CardLine): string {
  return cx('cr', rarity ? RARITY_CLASS[rarity] : 'cr--c', isWrong && 'is-wrong');
}

function UnknownName({ dbfId }: { dbfId: number }) {
  return <span className="t3">未知卡牌 {cardNumber(dbfId)}</span>;
}

/** One copy goes without saying. */
function Copies({ count }: { count: number }) {
  return count > 1 && `×${count}`;
}
