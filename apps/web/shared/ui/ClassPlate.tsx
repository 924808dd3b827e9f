import { className, type HeroClass } from '@pailei/domain/decks';
import type { CSSProperties } from 'react';

import { useDeckRules } from '../live/useDeckRules.ts';
import { cx } from './cx.ts';
import { emblemOf, plateColor } from './emblems.ts';

type ClassPlateProps = { heroClass: HeroClass; size?: 'xs' | 's' | 'm' | 'l' | 'xl'; state?: 'used' | 'ban' };

/** A class emblem on a card: 16, 22, 28, 40 or 60 px wide. A class without a drawing shows its first character. */
export function ClassPlate({ heroClass, size = 'm', state }: ClassPlateProps) {
  const rules = useDeckRules();
  const name = className(rules, heroClass);
  const emblem = emblemOf(heroClass);
  const color = plateColor(heroClass, rules.classes.find(({ id }) => id === heroClass)?.color);
  const plate = {
    className: cx('plate', `plate--${size}`, state && `is-${state}`),
    style: { '--c': color } as CSSProperties,
    role: 'img',
    'aria-label': name,
    title: name,
  };
  if (emblem === undefined) return <span {...plate}>{name.slice(0, 1)}</span>;
  // oxlint-disable-next-line react/no-danger -- the drawings are our own files, read at build time
  return <span {...plate} dangerouslySetInnerHTML={{ __html: emblem }} />;
}
