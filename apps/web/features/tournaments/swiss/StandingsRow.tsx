import type { StandingsRow as Row } from '@pailei/domain/standings';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';

import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { recordText, roundCell, type Outcome, type RoundEntry } from '../model/standings.ts';

type StandingsRowProps = {
  row: Row;
  name: string;
  userId: string | undefined;
  isMe: boolean;
  /** Above the cut line. */
  isInside: boolean;
  isOpened: boolean;
  /** The texts of the figure columns, separated by spaces. */
  figures: string;
  entries: readonly RoundEntry[];
  outcome: Outcome;
  onToggle: (id: string | null) => void;
};

const CELL_CLASS = { win: 'w', loss: 'l', draw: 'd', open: 'o', none: 'n' } as const;

/** One row of the table. A match that changes renders only the two rows it belongs to. */
export const StandingsRow = memo(function StandingsRow(props: StandingsRowProps) {
  const { row, name, userId, isMe, isInside, isOpened, figures, entries, outcome, onToggle } = props;
  return (
    <tr className={cx(isInside && 'q', isMe && 'me')}>
      <td className="num rk">{row.rank}</td>
      <td className="sw-n">
        <button
          type="button"
          className="pl"
          aria-expanded={isOpened}
          title={`为什么是第 ${row.rank}`}
          onClick={() => onToggle(isOpened ? null : row.id)}
        >
          <Avatar name={name} size={28} userId={userId} />
          <b className="ell" title={name}>
            {name}
          </b>
          {isMe && <small className="zhu">你</small>}
          <ChevronDown size={14} className={cx('pl__v', isOpened && 'is-on')} />
        </button>
      </td>
      <td className="num">{recordText(row)}</td>
      <td className="num b">{row.match_points}</td>
      {figures === ''
        ? null
        : figures.split(' ').map((text, index) => (
            <td key={index} className={cx('num', index > 0 && 't2')}>
              {text}
            </td>
          ))}
      {entries.map((entry, index) => (
        <RoundResult key={index} entry={entry} id={row.id} />
      ))}
      <td className="r">
        {outcome === '晋级' ? <Tag tone="jin">晋级</Tag> : <span className="t3 s13">{outcome}</span>}
      </td>
    </tr>
  );
}, isSameRow);

function RoundResult({ entry, id }: { entry: RoundEntry; id: string }) {
  const { text, kind, label } = roundCell(entry, id);
  return (
    <td className={cx('rc', CELL_CLASS[kind])}>
      <span className="num" aria-label={label} role="img">
        {text}
      </span>
    </td>
  );
}

function isSameRow(before: StandingsRowProps, after: StandingsRowProps): boolean {
  const { entries: old, ...was } = before;
  const { entries, ...is } = after;
  const keys = Object.keys(is) as (keyof typeof is)[];
  return (
    keys.every((key) => was[key] === is[key]) &&
    old.length === entries.length &&
    entries.every((entry, index) => entry === old[index])
  );
}
