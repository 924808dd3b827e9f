import { cx } from './cx.ts';

const SEALS = {
  胜: ['win', '取胜'],
  负: ['lose', '落败'],
  禁: ['ban', '禁用'],
  擂: ['ring', '擂主'],
  弃: ['ff', '弃权'],
  争: ['disp', '争议'],
  裁: ['ref', '裁判'],
  管: ['ref', '管理员'],
  专: ['exp', '认证专家'],
  队: ['cap', '队长'],
  冠: ['win', '冠军'],
} as const;

export type SealMark = keyof typeof SEALS;

type SealProps = { mark: SealMark; size?: 'xs' | 'sm' | 'lg' | 'xl'; isStamped?: boolean };

/** One character that says what an icon and a label would; `isStamped` lets it land. */
export function Seal({ mark, size = 'sm', isStamped }: SealProps) {
  const [kind, word] = SEALS[mark];
  return (
    <span
      className={cx('seal', `seal--${kind}`, size !== 'sm' && `seal--${size}`, isStamped && 'seal--stamp')}
      role="img"
      aria-label={word}
      title={word}
    >
      {mark}
    </span>
  );
}
