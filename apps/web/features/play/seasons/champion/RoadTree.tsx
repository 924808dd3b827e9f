import type {
  BracketRoundView,
  BracketSideView,
  ChampionView,
  RoadMatchView,
} from '@pailei/contracts/play/seasons/season-champions';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import { BEFORE_WIDTH, NODE_WIDTH, roadLayout, type PlacedNode } from './road-layout.ts';
import styles from './RoadTree.module.css';

type Props = {
  champion: ChampionView;
  bracket: readonly BracketRoundView[];
  /** What of the road was played before the tree. */
  before: readonly RoadMatchView[];
  hrefOf: (matchId: string) => string;
};

/** The tree that decided the season, with the champion's path through it in gold. */
export function RoadTree({ champion, bracket, before, hrefOf }: Props) {
  const { width, height, labels, nodes, lines, entryY, crown } = roadLayout(bracket, before.length > 0);
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label="对阵树，可左右滚动"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div className={styles.tree} style={{ width, height }}>
        <svg className={styles.lines} width={width} height={height} aria-hidden="true">
          {lines.map(({ path, isOwn }) => (
            <path key={path} d={path} className={isOwn ? styles.ownLine : styles.line} />
          ))}
        </svg>
        {before.length > 0 && <Before matches={before} top={entryY} />}
        {labels.map(({ left, round }) => (
          <p key={left} className={styles.label} style={{ left, width: NODE_WIDTH }}>
            <b className="font-medium text-text-2">{round.label}</b>
            {round.at !== null && <span className="font-num">{dayText(round.at)}</span>}
          </p>
        ))}
        {nodes.map((placed) => (
          <TreeNode key={`${placed.left}-${placed.top}`} placed={placed} hrefOf={hrefOf} />
        ))}
        <p className={styles.crown} style={{ left: crown.left + 12, top: crown.y }}>
          {champion.crest && <Crest crest={champion.crest} size="m" />}
          <span className="min-w-0">
            <b className="block truncate text-18">{champion.name}</b>
            <span className="text-12 text-text-3">冠军</span>
          </span>
        </p>
      </div>
    </div>
  );
}

function Before({ matches, top }: { matches: readonly RoadMatchView[]; top: number }) {
  const won = matches.filter(({ is_won }) => is_won).length;
  return (
    <>
      <p className={styles.label} style={{ left: 0, width: NODE_WIDTH }}>
        <b className="font-medium text-text-2">此前</b>
        <span>{matches.length} 场</span>
      </p>
      <div className={styles.before} style={{ top, width: BEFORE_WIDTH - 24 }}>
        <b className="font-num text-24">
          {won}-{matches.length - won}
        </b>
        <ul className="mt-2 flex flex-wrap gap-1">
          {matches.map(({ match_id, label, opponent, wins, losses, is_won }) => (
            <li key={match_id} className={cx(styles.score, is_won && styles.wonScore)} title={`${label} ${opponent}`}>
              {wins}:{losses}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function TreeNode({ placed, hrefOf }: { placed: PlacedNode; hrefOf: Props['hrefOf'] }) {
  const { node, left, top, isOwn, isFinal } = placed;
  const look = cx(styles.node, isOwn && styles.ownNode, isFinal && styles.finalNode);
  const place = { left, top, width: NODE_WIDTH };
  const rows = (['a', 'b'] as const).map((side) => (
    <NodeRow key={side} side={node.sides[side]} isWinner={node.winner === side} isPlayed={node.match_id !== null} />
  ));
  if (node.match_id === null)
    return (
      <div className={look} style={place}>
        {rows}
      </div>
    );
  return (
    <a className={look} style={place} href={hrefOf(node.match_id)}>
      {rows}
      <span className="sr-only">看回放</span>
    </a>
  );
}

type RowProps = { side: BracketSideView | null; isWinner: boolean; isPlayed: boolean };

function NodeRow({ side, isWinner, isPlayed }: RowProps) {
  return (
    <span className={cx(styles.row, isWinner ? 'font-semibold text-text-1' : 'text-text-3')}>
      <span className="text-center font-num text-text-3">{side?.seed}</span>
      {side?.crest ? <Crest crest={side.crest} size={null} className="size-4" /> : <span />}
      <span className="truncate">{side?.name ?? '轮空'}</span>
      <b className={cx('text-center font-num text-16', isWinner && side?.is_champion && 'text-jin-text')}>
        {isPlayed && side?.score}
      </b>
    </span>
  );
}
