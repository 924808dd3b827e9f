import type { MatchSnapshot } from '@pailei/contracts/matches';
import { otherSide, type Side } from '@pailei/domain/series';
import { Check } from 'lucide-react';

import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { RollingDigit } from '../../../shared/ui/Score.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { flowSteps, isMyTurn } from '../model/my-match.ts';

/** Both sides with the score between them, the visitor always on the left, and the way through the match. */
export function RoomHeader({ match: { info, series }, side }: { match: MatchSnapshot; side: Side }) {
  const other = otherSide(side);
  const [me, opponent] = [series.sides[side], series.sides[other]];
  return (
    <section className="panel mm">
      <div className="mm__h">
        <Player name={me.name} userId={info.players[side]} note={['你', seedText(info.seeds[side])]} />
        <div className="mm__s">
          <small>
            {info.label} · BO{info.best_of}
          </small>
          <b className="num" role="img" aria-label={`比分 ${me.wins} 比 ${opponent.wins}`}>
            <RollingDigit value={me.wins} />
            <i>:</i>
            <RollingDigit value={opponent.wins} />
          </b>
          {isMyTurn(series, side) && <Tag tone="zhu">轮到你</Tag>}
        </div>
        <Player
          name={opponent.name}
          userId={info.players[other]}
          note={['对手', seedText(info.seeds[other])]}
          isRight
        />
      </div>
      <ol className="flow" aria-label="对局流程">
        {flowSteps(series).map(({ key, label, phase }, index) => (
          <li key={key} className={`fl fl--${phase}`} {...(phase === 'now' && { 'aria-current': 'step' as const })}>
            <i className="num">{phase === 'done' ? <Check size={14} /> : index + 1}</i>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type PlayerProps = { name: string; userId: string; note: readonly (string | null)[]; isRight?: boolean };

function Player({ name, userId, note, isRight }: PlayerProps) {
  return (
    <div className={cx('mm__p', isRight && 'mm__p--b')}>
      <Avatar name={name} size={56} userId={userId} />
      <span className="min-w-0">
        <b className="ell">{name}</b>
        <small>{note.filter((part) => part !== null).join(' · ')}</small>
      </span>
    </div>
  );
}

function seedText(seed: number | null): string | null {
  return seed === null ? null : `${seed} 号种子`;
}
