import type { MatchSummary } from '@pailei/domain/tournament';
import { memo } from 'react';

import { Countdown } from '../../../shared/ui/Countdown.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { RollingDigit } from '../../../shared/ui/Score.tsx';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { LiveBadge, StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { isLive, stateMark } from '../../match/model/series-state.ts';

export type NodeSide = {
  id: string | null;
  seed: number | null;
  name: string;
  isMe: boolean;
};

type BracketNodeProps = {
  x: number;
  y: number;
  /** The round. */
  label: string;
  isThirdPlace: boolean;
  match: MatchSummary | null;
  href: string | null;
  aId: string | null;
  aName: string;
  aSeed: number | null;
  bId: string | null;
  bName: string;
  bSeed: number | null;
  myId: string | null;
  winnerId: string | null;
  isChampion: boolean;
};

/** One match of the bracket: two rows of seed, name and score. Only a change of its own match draws it again. */
export const BracketNode = memo(function BracketNode(props: BracketNodeProps) {
  const { x, y, label, isThirdPlace, match, href, myId, winnerId, isChampion } = props;
  const a: NodeSide = {
    id: props.aId,
    name: props.aName,
    seed: props.aSeed,
    isMe: props.aId !== null && props.aId === myId,
  };
  const b: NodeSide = {
    id: props.bId,
    name: props.bName,
    seed: props.bSeed,
    isMe: props.bId !== null && props.bId === myId,
  };
  const content = (
    <>
      {isThirdPlace && <span className="bn__3">{label}</span>}
      {match && match.result === null && <StateLine match={match} />}
      <NodeRow
        side={a}
        score={match && match.wins_a}
        isOut={winnerId !== null && winnerId !== a.id}
        hasWon={winnerId !== null && winnerId === a.id}
      />
      <NodeRow
        side={b}
        score={match && match.wins_b}
        isOut={winnerId !== null && winnerId !== b.id}
        hasWon={winnerId !== null && winnerId === b.id}
      />
      {isChampion && winnerId !== null && (
        <span className="bk__cup">
          <Seal mark="冠" />
          {winnerId === a.id ? a.name : b.name}
        </span>
      )}
    </>
  );
  const style = { left: x, top: y };
  const name = describe(label, a, b, match);
  return (
    <li>
      {href === null ? (
        <div className="bn bn--wait" style={style} role="group" aria-label={name}>
          {content}
        </div>
      ) : (
        <a className={cx('bn', match && nodeClass(match))} style={style} href={href} aria-label={name}>
          {content}
        </a>
      )}
    </li>
  );
});

/** A seed who goes on without playing. */
export function ByeNode({
  name,
  seed,
  isMe,
  x,
  y,
}: {
  name: string;
  seed: number | null;
  isMe: boolean;
  x: number;
  y: number;
}) {
  return (
    <li>
      <div className="bn bn--bye" style={{ left: x, top: y }} role="group" aria-label={`首轮轮空，${name}`}>
        <span className={cx('bn__p', isMe && 'me')}>
          <i className="num">{seed}</i>
          <b className="ell">{name}</b>
          <em className="s12 t3">轮空</em>
        </span>
      </div>
    </li>
  );
}

function NodeRow({
  side,
  score,
  hasWon,
  isOut,
}: {
  side: NodeSide;
  score: number | null;
  hasWon: boolean;
  isOut: boolean;
}) {
  return (
    <span className={cx('bn__p', hasWon && 'w', isOut && 'l', side.id === null && 'tbd', side.isMe && 'me')}>
      <i className="num">{side.seed}</i>
      <b className="ell">{side.name}</b>
      <em className="num">{score !== null && <RollingDigit value={score} />}</em>
    </span>
  );
}

/** Above a match that is under way: its state, and what the players have left. */
function StateLine({ match: { status, due_at } }: { match: MatchSummary }) {
  return (
    <span className="bn__h">
      {status === 'playing' ? <LiveBadge /> : <StatusMark {...stateMark(status)} />}
      {due_at && isLive(status) && (
        <b className={cx(status !== 'playing' && 'huang')}>
          <Countdown dueAt={due_at} />
        </b>
      )}
    </span>
  );
}

function nodeClass({ status, result }: MatchSummary): string {
  if (status === 'disputed') return 'bn--disp';
  if (status === 'playing') return 'bn--live';
  return result === null && isLive(status) ? 'bn--ban' : '';
}

function describe(label: string, a: NodeSide, b: NodeSide, match: MatchSummary | null): string {
  if (match === null) return `${label}，${a.name} 对 ${b.name}，未开始`;
  return `${label}，${a.name} ${match.wins_a} 比 ${match.wins_b} ${b.name}，${stateMark(match.status).label}`;
}
