import type { StandingsRow } from '@pailei/domain/tournament/standings/types';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { EntrantMark } from '../../../../../shared/tournaments/EntrantMark.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { recordText } from '../standings.ts';
import type { CrossResult } from './cross-table.ts';
import type { FigureColumn } from './group-figures.ts';
import { CrossCell, OwnCell } from './CrossCell.tsx';

export type Opponent = { readonly id: string; readonly name: string };

type GroupRowProps = {
  tournamentId: string;
  isOfTeams: boolean;
  row: StandingsRow;
  name: string;
  userId: string | undefined;
  isMe: boolean;
  isThrough: boolean;
  figures: readonly FigureColumn[];
  /** In the order of the rows; empty where no cross table is drawn. */
  opponents: readonly Opponent[];
  resultsAgainst: (opponent: string) => readonly CrossResult[];
  left: number;
  outcome: string;
};

export const NUMBER = 'h-10 border-b border-b-line-1 px-2.5 py-0 font-num font-semibold whitespace-nowrap';
export const NAME =
  'min-w-43 max-w-60 border-b border-b-line-1 px-2.5 py-0 text-13 max-tablet:sticky max-tablet:left-0 max-tablet:z-1 max-tablet:min-w-36 max-tablet:max-w-36';

/** Over the canvas, so that what scrolls below does not shine through. */
const OWN_NAME = 'max-tablet:bg-[color-mix(in_srgb,var(--pl-zhu-bright)_12%,var(--pl-canvas))]';

/** How somebody came to stand behind the one above, where that is not by the figures of the table. */
const DECIDED_BY: Readonly<Partial<Record<NonNullable<StandingsRow['decided_by']>, string>>> = {
  lot: '抽签',
  decider: '决胜场',
  head_to_head: '相互战绩',
};

/** One entrant of a group: figures, and the results against each of the others. */
export function GroupRow(props: GroupRowProps) {
  const { tournamentId, isOfTeams, row, name, userId, isMe, isThrough, left, outcome } = props;
  const { figures, opponents, resultsAgainst } = props;
  const reason = row.played > 0 && row.decided_by !== null ? DECIDED_BY[row.decided_by] : undefined;
  return (
    <tr className={isMe ? 'bg-zhu-wash' : 'hover:bg-hover'}>
      <td
        className={cx(
          NUMBER,
          'text-18',
          isThrough ? 'text-text-1' : 'text-text-3',
          isMe && 'shadow-[inset_3px_0_0_var(--pl-zhu-bright)]',
        )}
      >
        {row.rank}
      </td>
      <td className={cx(NAME, isMe ? OWN_NAME : 'max-tablet:bg-canvas')}>
        <span className="flex min-w-0 items-center gap-2">
          <span className={cx('flex-none', reason && 'max-tablet:hidden')}>
            <EntrantMark
              teamEventId={isOfTeams ? tournamentId : null}
              id={row.id}
              name={name}
              userId={userId}
              size={28}
            />
          </span>
          <b className="min-w-0 truncate font-medium" data-part="name" title={name}>
            {name}
          </b>
          {isMe && <small className="flex-none text-zhu-text">你</small>}
          {reason && <small className="flex-none text-12 text-text-3">{reason}</small>}
        </span>
      </td>
      <td className={cx(NUMBER, 'text-16')}>{recordText(row)}</td>
      <td className={cx(NUMBER, 'text-18')}>{row.battles?.points ?? row.match_points}</td>
      {figures.map(({ head, text }) => (
        <td key={head} className={cx(NUMBER, 'text-16')}>
          {text(row)}
        </td>
      ))}
      {opponents.map((opponent) =>
        opponent.id === row.id ? (
          <OwnCell key={opponent.id} />
        ) : (
          <CrossCell
            key={opponent.id}
            tournamentId={tournamentId}
            isOfTeams={isOfTeams}
            opponent={opponent.name}
            results={resultsAgainst(opponent.id)}
          />
        ),
      )}
      <td className={cx(NUMBER, 'text-16 text-text-2')}>{left}</td>
      <td className="h-10 border-b border-b-line-1 px-2.5 py-0 text-right text-13 whitespace-nowrap">
        {outcome === '晋级' ? <Tag tone="jin">晋级</Tag> : <span className="text-text-3">{outcome}</span>}
      </td>
    </tr>
  );
}
