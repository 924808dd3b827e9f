import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { CardRow, cardRowClass, type RowCard } from '../../../../../shared/decks/CardRow.tsx';

type PileRowProps = {
  card: RowCard;
  name: string;
  isFull: boolean;
  isWrong: boolean;
  /** Tab stops here. */
  isStop: boolean;
  onFocus: () => void;
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean;
  onRemove: () => void;
  onAdd: () => void;
};

/** A card of the deck with one copy less or more at a touch. */
export function PileRow({ card, name, isFull, isWrong, isStop, onFocus, onKey, onRemove, onAdd }: PileRowProps) {
  const button = {
    tabIndex: isStop ? 0 : -1,
    onFocus,
    onKeyDown: (event: KeyboardEvent) => onKey(event.key) && event.preventDefault(),
  };
  return (
    <li className={cx(cardRowClass('touch'), 'focus-within:bg-hover hover:bg-hover')}>
      <CardRow card={card} isWrong={isWrong}>
        <span className="ml-2 flex flex-none gap-1">
          <CopyButton {...button} label={`移除 1 张「${name}」`} onClick={onRemove}>
            <Minus size={14} />
          </CopyButton>
          <CopyButton {...button} label={`再加 1 张「${name}」`} aria-disabled={isFull || undefined} onClick={onAdd}>
            <Plus size={14} />
          </CopyButton>
        </span>
      </CardRow>
    </li>
  );
}

/** Quiet until the row is pointed at; on a phone as high as the row lets it be. */
function CopyButton({ label, ...rest }: { label: string } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className="grid size-7 cursor-pointer place-items-center rounded-control border-0 bg-transparent p-0 text-text-3 group-focus-within:text-text-1 group-hover:text-text-1 hover:bg-hover aria-disabled:opacity-35 max-tablet:size-11"
    />
  );
}
