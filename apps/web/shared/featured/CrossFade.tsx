import { useEffect, useState, type ReactNode } from 'react';

import { cx } from '../ui/layout/cx.ts';
import styles from './CrossFade.module.css';

/** As long as `--pl-t-slow`. */
const FADE_MS = 360;

type CrossFadeProps<T> = { value: T; keyOf: (value: T) => string; children: (value: T) => ReactNode };

/** Shows a value; when another takes its place the old one lies over it, as it was last, and fades. Both fill the same place. */
export function CrossFade<T>({ value, keyOf, children }: CrossFadeProps<T>) {
  const [shown, setShown] = useState<{ value: T; leaving: { value: T } | null }>({ value, leaving: null });
  const isOther = keyOf(shown.value) !== keyOf(value);
  if (shown.value !== value) setShown({ value, leaving: isOther ? { value: shown.value } : shown.leaving });
  const leaving = isOther ? { value: shown.value } : shown.leaving;
  const leavingKey = leaving && keyOf(leaving.value);
  useEffect(() => {
    if (leavingKey === null) return undefined;
    const timer = setTimeout(() => setShown((now) => ({ ...now, leaving: null })), FADE_MS);
    return () => clearTimeout(timer);
  }, [leavingKey]);
  const layers = [{ value, isLeaving: false }, ...(leaving ? [{ value: leaving.value, isLeaving: true }] : [])];
  return layers.map((layer) => (
    <div
      key={keyOf(layer.value)}
      className={cx('col-start-1 row-start-1 grid min-w-0 grid-cols-1', layer.isLeaving && styles.leaving)}
      inert={layer.isLeaving}
      aria-hidden={layer.isLeaving}
    >
      {children(layer.value)}
    </div>
  ));
}
