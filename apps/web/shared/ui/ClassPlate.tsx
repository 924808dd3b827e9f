import { HERO_CLASS_NAMES, type HeroClass } from '@pailei/domain/decks';
import type { CSSProperties } from 'react';

import { cx } from './cx.ts';

const EMBLEMS = import.meta.glob<string>('../assets/emblems/*.svg', { query: '?raw', import: 'default', eager: true });

type ClassPlateProps = { heroClass: HeroClass; size?: 'xs' | 's' | 'm' | 'l' | 'xl'; state?: 'used' | 'ban' };

/** A class emblem on a card: 16, 22, 28, 40 or 60 px wide. */
export function ClassPlate({ heroClass, size = 'm', state }: ClassPlateProps) {
  const name = HERO_CLASS_NAMES[heroClass];
  const emblem = EMBLEMS[`../assets/emblems/${heroClass}.svg`] ?? '';
  return (
    <span
      className={cx('plate', `plate--${size}`, state && `is-${state}`)}
      style={{ '--c': `var(--pl-cls-${heroClass})` } as CSSProperties}
      role="img"
      aria-label={name}
      title={name}
      // oxlint-disable-next-line react/no-danger -- the drawings are our own files, read at build time
      dangerouslySetInnerHTML={{ __html: emblem }}
    />
  );
}
