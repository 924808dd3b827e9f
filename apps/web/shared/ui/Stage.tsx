import type { CSSProperties, ReactNode } from 'react';

import ring from '../assets/art/ring.svg';
import { Avatar } from './Avatar.tsx';
import { cx } from './cx.ts';
import { textUnits } from './text-units.ts';
import { Pips } from './Pips.tsx';
import { Score } from './Score.tsx';

/** The dark lacquer panel that holds the live thing; night in both themes. */
export function Stage({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <section className={cx('pl-stage hero', className)} aria-label={label}>
      <img className="ring" src={ring} alt="" />
      {children}
    </section>
  );
}

/** The stage's first line: a badge, the parts of the title separated by dots, something at the end. */
export function StageTop({
  badge,
  parts,
  children,
}: {
  badge: ReactNode;
  parts: readonly string[];
  children?: ReactNode;
}) {
  const [first, ...others] = parts;
  return (
    <div className="hero__top">
      {badge}
      <span className="hero__ev">
        <b>{first}</b>
        {others.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      {children && <span className="hero__v">{children}</span>}
    </div>
  );
}

type PlayerPlateProps = {
  corner: 'a' | 'b';
  name: string;
  userId: string;
  isMe?: boolean;
  won: number;
  needed: number;
  children?: ReactNode;
};

/** One side of the stage: avatar in its corner's colour, name, a second line, pips. */
export function PlayerPlate({ corner, name, userId, isMe, won, needed, children }: PlayerPlateProps) {
  const style: CSSProperties & Record<'--units', number> = { '--units': textUnits(isMe ? `${name} 你` : name) };
  return (
    <div className={`pp pp--${corner}`}>
      <div className="pp__id">
        <Avatar name={name} size={72} userId={userId} />
        <div>
          <b className="pp__n" title={name} style={style}>
            {name}
            {isMe && <small className="zhu"> 你</small>}
          </b>
          <span className="pp__s">{children}</span>
          <Pips won={won} needed={needed} side={corner === 'a' ? 'left' : 'right'} isLarge />
        </div>
      </div>
    </div>
  );
}

/** The digits and the line above them. */
export function Scoreboard({ a, b, children }: { a: number; b: number; children?: ReactNode }) {
  return (
    <div className="sb">
      <div className="sb__c">{children}</div>
      <Score a={a} b={b} />
    </div>
  );
}
