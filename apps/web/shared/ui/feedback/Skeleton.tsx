import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

import { cx } from '../layout/cx.ts';
import styles from './Skeleton.module.css';

const SHOW_AFTER_MS = 200;
const SHOW_AT_LEAST_MS = 400;

/** Whether the skeleton is to be seen: only after 200 ms of loading, then for 400 ms at least. */
export function useSkeleton(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const waitMs = isLoading ? SHOW_AFTER_MS : Math.max(0, shownAt.current + SHOW_AT_LEAST_MS - Date.now());
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(isLoading);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}

/** At first nothing but the skeleton's place, then the skeleton, then the content. */
export function Loading({
  isLoading,
  skeleton,
  children,
}: {
  isLoading: boolean;
  skeleton: ReactNode;
  children: () => ReactNode;
}) {
  const isSkeletonShown = useSkeleton(isLoading);
  if (!isSkeletonShown && !isLoading) return children();
  return (
    <div className={cx(!isSkeletonShown && 'invisible')} aria-busy="true">
      {skeleton}
    </div>
  );
}

type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Its place, or its size where that is not a number: `aspect-square w-full`. */
  className?: string;
};

/** One grey block with the geometry of the content that will replace it. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span
      className={cx('block rounded-[4px]', styles['shimmer'], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Rows of a ruled list. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div className="grid gap-3.5">
      {Array.from({ length: count }, (_, index) => (
        <div className="flex items-center gap-3" key={index}>
          <Skeleton width={28} height={39} />
          <span className="grid flex-1 gap-2">
            <Skeleton width={`${60 - (index % 3) * 10}%`} height={14} />
            <Skeleton width={`${40 - (index % 3) * 6}%`} height={10} />
          </span>
          <Skeleton width={56} height={18} />
        </div>
      ))}
    </div>
  );
}
