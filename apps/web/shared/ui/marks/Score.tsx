import { useState } from 'react';

import { cx } from '../layout/cx.ts';
import styles from './Score.module.css';

/** A number that rolls: the old one leaves upward, the new one enters. */
export function RollingDigit({ value }: { value: number }) {
  const [roll, setRoll] = useState({ value, old: null as number | null });
  if (roll.value !== value) setRoll({ value, old: roll.value });
  return (
    <span className={styles.digit}>
      {roll.old !== null && (
        <em key={`old-${roll.old}`} className={styles.leaving} aria-hidden="true">
          {roll.old}
        </em>
      )}
      <em key={roll.value} className={roll.old === null ? undefined : styles.entering}>
        {roll.value}
      </em>
    </span>
  );
}

type ScoreSize = 'stage' | 'row';

const SIZES: Record<ScoreSize, string | undefined> = { stage: styles.onStage, row: undefined };

/** The score in digits with its two square dots: largest on a stage, smaller in a row under a video. */
export function Score({ a, b, size = 'stage' }: { a: number; b: number; size?: ScoreSize }) {
  return (
    <div className={cx('font-num', styles.score, SIZES[size])} role="img" aria-label={`比分 ${a} 比 ${b}`}>
      <RollingDigit value={a} />
      <i className={styles.dots} />
      <RollingDigit value={b} />
    </div>
  );
}
