import type { BracketSlot } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { MatchRow } from '../../MatchRow.tsx';
import { MatchRows } from '../../MatchRowParts.tsx';
import styles from './Bracket.module.css';
import type { BracketLayout, PlacedNode } from './bracket-layout.ts';
import { slotName } from './BracketCanvas.tsx';
import { scoreLine } from './node-score.ts';

type BracketListProps = {
  tournament: TournamentState;
  layout: BracketLayout;
  /** Only for paper, beside the tree on the screen. */
  isForPaper?: boolean;
};

/** About what a round takes while it is not drawn, in px. */
const [HEAD_HEIGHT, ROW_HEIGHT] = [44, 53];

/** The matches of a bracket round by round, for narrow screens and for paper. */
export function BracketList({ tournament, layout, isForPaper = false }: BracketListProps) {
  const rounds = Map.groupBy(layout.nodes, ({ label }) => label);
  return (
    <div className={isForPaper ? styles['paperList'] : styles['list']}>
      {[...rounds].map(([label, nodes]) => (
        <section
          key={label}
          className={styles['listRound']}
          style={{ containIntrinsicHeight: `auto ${HEAD_HEIGHT + nodes.length * ROW_HEIGHT}px` }}
        >
          <h3 className="mt-4 mb-1 text-14 font-semibold text-text-1">{label}</h3>
          <MatchRows>
            {nodes.map((node) =>
              node.cell.match && !isForPaper ? (
                <MatchRow key={node.key} tournament={tournament} match={node.cell.match} label={label} />
              ) : (
                <PlainRow key={node.key} tournament={tournament} node={node} />
              ),
            )}
          </MatchRows>
        </section>
      ))}
    </div>
  );
}

/** A match that has not begun, or on paper any. */
function PlainRow({ tournament, node: { cell } }: { tournament: TournamentState; node: PlacedNode }) {
  const weightOf = ({ id }: BracketSlot) => id !== null && id === cell.winner_id && 'font-semibold';
  return (
    <li className="grid min-h-10 grid-cols-[minmax(0,1fr)_56px_minmax(0,1fr)] items-center gap-2 border-b border-b-line-1 text-13">
      <span className={cx('truncate text-right', weightOf(cell.a))}>{slotName(tournament, cell.a)}</span>
      <span className="text-center font-num font-semibold text-text-2">
        {scoreLine(cell.match, cell.winner_id !== null)}
      </span>
      <span className={cx('truncate', weightOf(cell.b))}>{slotName(tournament, cell.b)}</span>
    </li>
  );
}
