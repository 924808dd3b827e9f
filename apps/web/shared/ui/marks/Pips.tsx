import { cx } from '../layout/cx.ts';
import styles from './Pips.module.css';

type PipsProps = {
  won: number;
  needed: number;
  side?: 'left' | 'right';
  isLarge?: boolean;
  /** Its place only. */
  className?: string;
};

/** One card per win needed, gold when won; on the right side they fill from the outside too. */
export function Pips({ won, needed, side = 'left', isLarge, className }: PipsProps) {
  return (
    <span
      className={cx(styles.pips, isLarge && styles.large, side === 'right' && styles.mirrored, className)}
      role="img"
      aria-label={`${won} 胜，先得 ${needed}`}
    >
      {Array.from({ length: needed }, (_, index) => (
        <i key={index} className={cx(styles.card, index < won && styles.won)} />
      ))}
    </span>
  );
}
