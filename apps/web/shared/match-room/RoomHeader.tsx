import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { Link } from 'react-router-dom';

import { playerPath } from '../links/links.ts';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { cx } from '../ui/layout/cx.ts';
import { Panel } from '../ui/layout/Panel.tsx';
import { RollingDigit } from '../ui/marks/Score.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { isMyTurn } from './my-match.ts';
import { MatchFlow } from './MatchFlow.tsx';
import { NextLine } from './next/NextLine.tsx';

/** Both sides with the score between them, the visitor always on the left, and the way through the match. */
export function RoomHeader({ match, side }: { match: MatchSnapshot; side: Side }) {
  const { info, series } = match;
  const other = otherSide(side);
  const [me, opponent] = [series.sides[side], series.sides[other]];
  return (
    <Panel padding="none">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-5 pt-5">
        <Player name={me.name} userId={info.players[side]} note={['你', seedText(info.seeds[side])]} />
        <div className="text-center">
          <small className="text-text-3">
            {info.label} · BO{info.best_of}
          </small>
          <b
            className="flex justify-center font-num text-[44px] leading-[48px]"
            role="img"
            aria-label={`比分 ${me.wins} 比 ${opponent.wins}`}
          >
            <RollingDigit value={me.wins} />
            <i className="mx-2 text-text-3 not-italic">:</i>
            <RollingDigit value={opponent.wins} />
          </b>
          <span className="block h-5">{isMyTurn(series, side) && <Tag tone="zhu">轮到你</Tag>}</span>
        </div>
        <Player
          name={opponent.name}
          userId={info.players[other]}
          note={['对手', seedText(info.seeds[other])]}
          isRight
        />
      </div>
      <MatchFlow series={series} />
      <NextLine match={match} side={side} />
    </Panel>
  );
}

type PlayerProps = { name: string; userId: string; note: readonly (string | null)[]; isRight?: boolean };

function Player({ name, userId, note, isRight = false }: PlayerProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 items-center gap-3.5 max-[901px]:flex-col max-[901px]:gap-2 max-[901px]:text-center',
        isRight && 'min-[901px]:flex-row-reverse min-[901px]:text-right',
      )}
    >
      <Avatar name={name} size={56} userId={userId} />
      <span className="max-w-full min-w-0">
        <b className="block truncate text-20 max-[901px]:text-16" title={name}>
          <PlayerLink id={userId}>{name}</PlayerLink>
        </b>
        <small className="whitespace-nowrap text-text-3">{note.filter((part) => part !== null).join(' · ')}</small>
      </span>
    </div>
  );
}

function PlayerLink({ id, children }: { id: string; children: string }) {
  return (
    <Link className="hover:underline" to={playerPath(id)}>
      {children}
    </Link>
  );
}

function seedText(seed: number | null): string | null {
  return seed === null ? null : `${seed} 号种子`;
}
