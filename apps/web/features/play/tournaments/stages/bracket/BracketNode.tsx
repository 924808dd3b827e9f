import type { Side } from '@pailei/domain/series/sides';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import { memo } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { isUnderWay, stateMark } from '../../../../../shared/match/series-state.ts';
import styles from './Bracket.module.css';
import { NodeLine, NodeRow, type NodeSide } from './NodeRow.tsx';
import { NodeState } from './NodeState.tsx';
import { scoreOf } from './node-score.ts';

type BracketNodeProps = {
  /** Its id, by which keys find it. */
  node: string;
  x: number;
  y: number;
  /** The round. */
  label: string;
  /** Its round is named above it, not above its column. */
  hasOwnLabel: boolean;
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

const NODE = 'absolute z-1 w-48 rounded-control';

/** One match of the bracket: two rows of seed, name and score. Only a change of its own match draws it again. */
export const BracketNode = memo(function BracketNode(props: BracketNodeProps) {
  const { node, x, y, label, hasOwnLabel, match, href, myId, winnerId, isChampion } = props;
  const isMe = (id: string | null) => id !== null && id === myId;
  const a: NodeSide = { id: props.aId, name: props.aName, seed: props.aSeed, isMe: isMe(props.aId) };
  const b: NodeSide = { id: props.bId, name: props.bName, seed: props.bSeed, isMe: isMe(props.bId) };
  const isPlaying = match?.status === 'playing';
  const rowOf = (side: NodeSide, at: Side) => {
    const hasWon = winnerId !== null && winnerId === side.id;
    return (
      <NodeRow
        side={side}
        score={scoreOf(match, at, hasWon)}
        isLive={isPlaying}
        isOut={winnerId !== null && !hasWon}
        hasWon={hasWon}
      />
    );
  };
  const isUnderWay = match !== null && match.result === null;
  const content = (
    <>
      {hasOwnLabel ? <OwnLabel label={label} isRaised={isUnderWay} /> : <span className="sr-only">{label}</span>}
      {isUnderWay && <NodeState match={match} />}
      {rowOf(a, 'a')}
      <span className="block h-px bg-line-1" aria-hidden="true" />
      {rowOf(b, 'b')}
      <span className="sr-only">
        {match === null ? winnerId === null && '未开始' : !isUnderWay && stateMark(match.status).label}
      </span>
      {isChampion && winnerId !== null && <Champion name={winnerId === a.id ? a.name : b.name} />}
    </>
  );
  const style = { left: x, top: y };
  return (
    <li>
      {href === null || match === null ? (
        <div className={cx(NODE, styles['emptyNode'])} style={style} data-node={node} tabIndex={-1}>
          {content}
        </div>
      ) : (
        <a className={cx(NODE, nodeClass(match))} style={style} href={href} data-node={node}>
          {content}
        </a>
      )}
    </li>
  );
});

type ByeNodeProps = { name: string; seed: number | null; isMe: boolean; x: number; y: number };

/** A seed who advances without playing. */
export function ByeNode({ name, seed, isMe, x, y }: ByeNodeProps) {
  return (
    <li>
      <div className={cx(NODE, 'mt-[15px]', styles['emptyNode'])} style={{ left: x, top: y }}>
        <NodeLine side={{ id: null, seed, name, isMe }} nameClass="font-normal">
          <em className="min-w-6.5 text-center text-12 text-text-3 not-italic">轮空</em>
        </NodeLine>
      </div>
    </li>
  );
}

/** Above the node, and above the state of its match while it has one. */
function OwnLabel({ label, isRaised }: { label: string; isRaised: boolean }) {
  return (
    <span className={cx('absolute bottom-full left-0 pb-1 text-12 text-text-2', isRaised && 'mb-6')}>{label}</span>
  );
}

function Champion({ name }: { name: string }) {
  return (
    <span className="absolute top-full left-0 mt-3 flex items-center gap-2 text-13 text-jin-text">
      <Seal mark="冠" />
      {name}
    </span>
  );
}

function nodeClass({ status, result }: MatchSummary): string {
  if (status === 'disputed') return cx('bg-surface-1', styles['disputedNode']);
  if (status === 'playing') return cx('bg-surface-2', styles['liveNode']);
  return cx('bg-surface-1', result === null && isUnderWay(status) ? styles['preparingNode'] : styles['restingNode']);
}
