import type { Side } from '@pailei/domain/series/sides';
import type { CSSProperties, ReactNode } from 'react';

import { textUnits } from '../forms/text-units.ts';
import { Avatar } from '../marks/Avatar.tsx';
import { Pips } from '../marks/Pips.tsx';
import { cx } from './cx.ts';
import styles from './PlayerPlate.module.css';

type PlateSize = 'm' | 'l';

type PlateLook = { avatar: { size: number; phoneSize: number }; name: string | undefined; gap: string };

const PLATES: Record<PlateSize, PlateLook> = {
  m: { avatar: { size: 72, phoneSize: 52 }, name: undefined, gap: 'max-desktop:gap-3' },
  l: { avatar: { size: 84, phoneSize: 60 }, name: styles.largeName, gap: 'max-desktop:gap-3.5' },
};

type SideLook = { plate: string; line: string; pips: string };

const SIDE_LOOKS: Record<Side, SideLook> = {
  a: { plate: '', line: '', pips: 'justify-self-start' },
  b: { plate: 'flex-row-reverse text-right', line: 'justify-end', pips: 'justify-self-end' },
};

type PlayerPlateProps = {
  corner: Side;
  name: string;
  userId: string;
  isMe?: boolean;
  won: number;
  needed: number;
  size?: PlateSize;
  children?: ReactNode;
};

/** One side of the stage: avatar in its corner's colour, name, a second line, pips. */
export function PlayerPlate({ corner, name, userId, isMe, won, needed, size = 'm', children }: PlayerPlateProps) {
  const style: CSSProperties & Record<'--units', number> = { '--units': textUnits(isMe ? `${name} 你` : name) };
  const { plate, line, pips } = SIDE_LOOKS[corner];
  const look = PLATES[size];
  return (
    <div
      className={cx('flex min-w-0 items-center gap-4 max-desktop:flex-col max-desktop:text-center', plate, look.gap)}
    >
      <Avatar name={name} userId={userId} corner={corner} {...look.avatar} />
      <div className="@container grid min-w-0 flex-1 grid-cols-1 max-desktop:w-full">
        <b
          className={cx('block truncate font-bold', styles.name, look.name)}
          title={name}
          style={style}
          data-part="player-name"
        >
          {name}
          {isMe && <small className="text-zhu-text"> 你</small>}
        </b>
        <span
          className={cx(
            'mt-1 flex gap-x-2.5 text-13 text-text-2 max-desktop:flex-wrap max-desktop:justify-center max-tablet:mt-0.5 max-tablet:flex-col max-tablet:items-center max-tablet:text-12',
            line,
          )}
        >
          {children}
        </span>
        <Pips
          won={won}
          needed={needed}
          side={corner === 'a' ? 'left' : 'right'}
          isLarge
          className={cx('mt-3 max-desktop:justify-self-center', pips)}
        />
      </div>
    </div>
  );
}
