import type { CSSProperties, KeyboardEvent } from 'react';
import { cx } from '../ui/layout/cx.ts';
import art from './ReplaySlider.module.css';

type ReplaySliderProps = {
  last: number;
  position: number;
  /** What a screen reader says of the position. */
  text: string;
  isOff: boolean;
  onSeek: (position: number) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** A match or battle from its first step to its last, with a card as the thumb. */
export function ReplaySlider({ last, position, text, isOff, onSeek, onKey }: ReplaySliderProps) {
  return (
    <input
      className={cx(
        'mx-1 h-9 min-w-20 flex-1 max-tablet:h-10 max-[561px]:-order-2 max-[561px]:mr-2 max-[561px]:ml-0 max-[561px]:basis-[60%]',
        art.slider,
      )}
      type="range"
      min={0}
      max={last}
      value={position}
      disabled={isOff}
      aria-label="回放位置"
      aria-valuetext={text}
      style={{ '--at': last === 0 ? 1 : position / last } as CSSProperties}
      onChange={(event) => onSeek(Number(event.target.value))}
      onKeyDown={onKey}
    />
  );
}
