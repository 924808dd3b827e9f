import type { ReactNode, Ref } from 'react';

import ringArt from '../../assets/art/ring.svg';
import { Score } from '../marks/Score.tsx';
import { cx } from './cx.ts';
import styles from './Stage.module.css';

/**
 * `featured`: of the home page and the live page, always of one height, whatever it shows; `waiting`: the same without a match,
 * fills its place; `match`: of the match view; `battle`: of a team battle; `champion`: without a ring; `honour`: of who has won a
 * season, whose ring is of gold.
 */
export type StageKind = 'featured' | 'waiting' | 'match' | 'battle' | 'champion' | 'honour';

type StageLook = { frame: string; light: string | undefined; sides: string };

const FEATURED = 'px-7 pt-5 pb-6 max-tablet:px-4 max-tablet:pt-3.5 max-tablet:pb-4.5';
const SIDES = 'grid items-center max-tablet:items-start max-tablet:gap-2';

const LOOKS: Record<StageKind, StageLook> = {
  featured: {
    frame: cx(FEATURED, 'h-110 max-desktop:h-125 max-tablet:h-100'),
    light: styles.litOnPhones,
    sides: cx(SIDES, 'flex-1 gap-6 pt-1 pb-11 max-tablet:content-center max-tablet:pt-1 max-tablet:pb-2'),
  },
  waiting: {
    frame: FEATURED,
    light: styles.litOnPhones,
    sides: cx(SIDES, 'flex-1 pt-1 pb-11 max-tablet:content-center max-tablet:py-7'),
  },
  match: {
    frame: 'px-7 pt-5 pb-4.5 max-tablet:px-4 max-tablet:pt-3.5',
    light: styles.litBelowDesktop,
    sides: cx(SIDES, 'gap-6 pt-3 pb-24 max-desktop:pt-4.5 max-desktop:pb-7 max-tablet:pt-3.5 max-tablet:pb-6'),
  },
  battle: {
    frame: 'px-7 pt-5 pb-5 max-tablet:px-4 max-tablet:pt-3.5',
    light: styles.litBelowWide,
    sides: SIDES,
  },
  champion: {
    frame: 'items-center justify-center gap-2 px-6 py-8 text-center',
    light: styles.lit,
    sides: SIDES,
  },
  honour: {
    frame: 'items-center gap-2 px-7 pt-5 pb-6 text-center max-tablet:px-4 max-tablet:pt-3.5',
    light: undefined,
    sides: SIDES,
  },
};

type StageProps = {
  label: string;
  kind?: StageKind;
  /** Instead of the ring of the featured stage; null: none, where text stands in the middle. */
  ring?: string | null;
  ref?: Ref<HTMLElement> | undefined;
  /** Its place only. */
  className?: string;
  children: ReactNode;
};

/** The dark lacquer panel that holds the live thing; night in both themes. */
export function Stage({ label, kind = 'featured', ring = ringArt, ref, className, children }: StageProps) {
  const { frame, light } = LOOKS[kind];
  const isRingless = kind === 'champion' || ring === null;
  return (
    <section
      ref={ref}
      data-theme="dark"
      className={cx(
        'flex flex-col max-tablet:-mx-4 max-tablet:rounded-none',
        styles.lacquer,
        isRingless ? styles.lit : light,
        frame,
        className,
      )}
      aria-label={label}
    >
      {!isRingless && <img className={styles.ring} src={ring} alt="" />}
      {children}
    </section>
  );
}

type StageTopProps = { badge: ReactNode; parts: readonly string[]; children?: ReactNode };

/**
 * The stage's first line: a badge, the parts of the title separated by dots, something at the end. On a phone the first part has a
 * line: whether the next one still fits beside it would depend on the typeface that has come so far.
 */
export function StageTop({ badge, parts, children }: StageTopProps) {
  const [first, ...others] = parts;
  return (
    <div className="flex items-center gap-3 max-tablet:flex-wrap">
      {badge}
      <span className="flex flex-wrap gap-y-1 text-text-2 max-tablet:order-3 max-tablet:w-full max-tablet:text-13">
        <b className="text-text-1 max-tablet:w-full">{first}</b>
        {others.map((part, index) => (
          <span
            key={part}
            className={cx(
              "before:mx-2 before:text-text-3 before:content-['·']",
              index === 0 && 'max-tablet:before:hidden',
            )}
          >
            {part}
          </span>
        ))}
      </span>
      {children && (
        <span className="ml-auto flex items-center gap-1.5 text-13 whitespace-nowrap text-text-2 max-tablet:text-12">
          {children}
        </span>
      )}
    </div>
  );
}

type StageSidesProps = { kind?: StageKind; isSingle?: boolean; children: ReactNode };

/** Who faces whom, with the score between them; `isSingle`: one thing in the middle. */
export function StageSides({ kind = 'featured', isSingle, children }: StageSidesProps) {
  const columns = isSingle ? 'grid-cols-1 text-center' : 'grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]';
  return <div className={cx(LOOKS[kind].sides, columns)}>{children}</div>;
}

/** The stage's last row: a hand on each side, the ways on between them; below 1024 px under them. */
export function StageHands({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-6 max-desktop:grid-cols-2 max-desktop:gap-4.5 max-tablet:gap-x-7 max-tablet:gap-y-4',
        styles.ropesBehindHands,
      )}
    >
      {children}
    </div>
  );
}

/** The buttons of a stage. */
export function StageActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-center gap-2 pb-3.5 max-desktop:col-span-full max-desktop:row-start-2 max-desktop:pb-0">
      {children}
    </div>
  );
}

/** The digits and the line above them. */
export function Scoreboard({ a, b, children }: { a: number; b: number; children?: ReactNode }) {
  return (
    <div className="relative text-center">
      <div className="text-text-2" data-part="stage-line">
        {children}
      </div>
      <Score a={a} b={b} />
    </div>
  );
}
