import { cx } from './cx.ts';

type PipsProps = { won: number; needed: number; side?: 'left' | 'right'; isLarge?: boolean };

/** One card per win needed, gold when won; on the right side they fill from the outside too. */
export function Pips({ won, needed, side = 'left', isLarge }: PipsProps) {
  return (
    <span
      className={cx('pips', isLarge && 'pips--lg', side === 'right' && 'pips--r')}
      role="img"
      aria-label={`${won} 胜，先得 ${needed}`}
    >
      {Array.from({ length: needed }, (_, index) => (
        <i key={index} className={index < won ? 'on' : ''} />
      ))}
    </span>
  );
}
