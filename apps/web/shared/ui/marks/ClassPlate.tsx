import { className, type HeroClass } from '@pailei/domain/decks/deck-rules';
import type { CSSProperties } from 'react';

import { useDeckRules } from '../../live/useDeckRules.ts';
import { cx } from '../layout/cx.ts';
import styles from './ClassPlate.module.css';
import states from './plate-states.module.css';
import { emblemOf, plateColor } from './emblems.ts';

/** 16, 22, 28, 40 and 60 px wide; `hand`: as a card on the stage, smaller on phones. */
export type PlateSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'hand';
/** `used`: played; `ban`: struck through; `off`: cannot be chosen; `now`: played with at present. */
export type PlateState = 'used' | 'ban' | 'off' | 'now';

const SIZES: Record<PlateSize, string | undefined> = {
  xs: styles.extraSmall,
  s: styles.small,
  m: undefined,
  l: styles.large,
  xl: styles.extraLarge,
  hand: styles.inHand,
};

const STATES: Record<PlateState, string | undefined> = {
  used: states.used,
  ban: states.banned,
  off: styles.unavailable,
  now: styles.inPlay,
};

type ClassPlateProps = {
  heroClass: HeroClass;
  size?: PlateSize;
  state?: PlateState | undefined;
  /** Its place only. */
  className?: string;
};

/** A class emblem on a card. A class without a drawing shows its first character. */
export function ClassPlate({ heroClass, size = 'm', state, className: place }: ClassPlateProps) {
  const rules = useDeckRules();
  const name = className(rules, heroClass);
  const emblem = emblemOf(heroClass);
  const color = plateColor(heroClass, rules.classes.find(({ id }) => id === heroClass)?.color);
  const plate = {
    className: cx(styles.plate, SIZES[size], state && STATES[state], place),
    style: { '--c': color } as CSSProperties,
    role: 'img',
    'aria-label': name,
    title: name,
    'data-part': 'plate',
  };
  if (emblem === undefined) return <span {...plate}>{name.slice(0, 1)}</span>;
  // oxlint-disable-next-line react/no-danger -- the drawings are our own files, read at build time
  return <span {...plate} dangerouslySetInnerHTML={{ __html: emblem }} />;
}
