import { cx } from '../layout/cx.ts';
import styles from './Seal.module.css';

export type SealMark = '胜' | '负' | '禁' | '擂' | '弃' | '争' | '时' | '报' | '议' | '裁' | '管' | '专' | '队' | '冠';

const SEALS: Record<SealMark, { kind: string | undefined; text: string }> = {
  胜: { kind: styles.won, text: '取胜' },
  负: { kind: styles.lost, text: '落败' },
  禁: { kind: styles.banned, text: '禁用' },
  擂: { kind: styles.holder, text: '擂主' },
  弃: { kind: styles.forfeited, text: '弃权' },
  争: { kind: styles.disputed, text: '争议' },
  时: { kind: styles.disputed, text: '迟到' },
  报: { kind: styles.disputed, text: '未上报' },
  议: { kind: styles.official, text: '质疑' },
  裁: { kind: styles.official, text: '裁判' },
  管: { kind: styles.official, text: '管理员' },
  专: { kind: styles.official, text: '认证专家' },
  队: { kind: styles.captain, text: '队长' },
  冠: { kind: styles.won, text: '冠军' },
};

type SealSize = 'xs' | 'sm' | 'lg' | 'xl';

const SIZES: Record<SealSize, string | undefined> = {
  xs: styles.extraSmall,
  sm: undefined,
  lg: styles.large,
  xl: styles.extraLarge,
};

type SealProps = {
  mark: SealMark;
  size?: SealSize;
  /** Lands with an animation. */
  isStamped?: boolean;
  /** Lies over a card of the stage. */
  isOpaque?: boolean;
  /** Filled with its own colour. */
  isSolid?: boolean;
  /** Its place only. */
  className?: string;
};

/** One character instead of an icon and a label. */
export function Seal({ mark, size = 'sm', isStamped, isOpaque, isSolid, className }: SealProps) {
  const { kind, text } = SEALS[mark];
  return (
    <span
      className={cx(
        styles.seal,
        kind,
        SIZES[size],
        isStamped && styles.stamped,
        isOpaque && styles.opaque,
        isSolid && styles.solid,
        className,
      )}
      role="img"
      aria-label={text}
      title={text}
    >
      {mark}
    </span>
  );
}
