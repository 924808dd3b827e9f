import { groupedPoints, signedPoints } from '@pailei/contracts/shop/points/points-text';

import { cx } from '../layout/cx.ts';

export type PointsSize = 'normal' | 'medium' | 'large' | 'huge' | 'price';
export type PointsTone = 'earned' | 'quiet' | 'muted';

const SIZES: Record<PointsSize, { text: string; coin: number }> = {
  normal: { text: 'gap-[5px] text-[15px]', coin: 14 },
  medium: { text: 'gap-[5px] text-[18px]', coin: 14 },
  large: { text: 'gap-2 text-[26px] leading-8', coin: 16 },
  huge: { text: 'gap-2 text-[32px] leading-10', coin: 20 },
  price: { text: 'gap-2.5 text-[42px] leading-12 max-tablet:text-[32px] max-tablet:leading-10', coin: 26 },
};

const TONES: Record<PointsTone, string> = { earned: 'text-jin-text', quiet: 'text-text-2', muted: 'text-text-3' };

type PointsProps = { value: number; isChange?: boolean; size?: PointsSize; tone?: PointsTone };

/** An amount of shop points: the coin, then the number in gold. Standings points never carry the coin. */
export function Points({ value, isChange = false, size = 'normal', tone = 'earned' }: PointsProps) {
  const { text, coin } = SIZES[size];
  return (
    <span className={cx('inline-flex items-center font-num font-semibold whitespace-nowrap', text, TONES[tone])}>
      <Coin size={coin} />
      {isChange ? signedPoints(value) : groupedPoints(value)}
    </span>
  );
}

/** A round coin with a square hole. */
export function Coin({ size = 14 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8zM5.6 5.6v4.8h4.8V5.6z"
      />
    </svg>
  );
}
