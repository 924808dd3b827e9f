import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { cx } from '../../../shared/ui/cx.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { CardRow, cardRowClass, type RowCard } from '../parts/CardRow.tsx';

type PileRowProps = {
  card: RowCard;
  name: string;
  isFull: boolean;
  isWrong: boolean;
  /** Tab stops here. */
  isStop: boolean;
  onFocus: () => void;
  /** Says whether the key meant something. */
  onKey: (key: string) => boolean;
  onRemove: () => void;
  onAdd: () => void;
};

/** A card of the deck with one copy less or more at a touch. */
export function PileRow({ card, name, isFull, isWrong, isStop, onFocus, onKey, onRemove, onAdd }: PileRowProps) {
  const button = {
    size: 'sm' as const,
    tabIndex: isStop ? 0 : -1,
    onFocus,
    onKeyDown: (event: KeyboardEvent) => onKey(event.key) && event.preventDefault(),
  };
  return (
    <li className={cx(cardRowClass({ card, isWrong }), 'bdp__i')}>
      <CardRow card={card}>
        <IconButton {...button} label={`移除 1 张「${name}」`} onClick={onRemove}>
          <Minus size={14} />
        </IconButton>
        <IconButton {...button} label={`再加 1 张「${name}」`} aria-disabled={isFull || undefined} onClick={onAdd}>
          <Plus size={14} />
        </IconButton>
      </CardRow>
    </li>
  );
}
