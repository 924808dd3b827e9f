import type { NoShow, NoShows } from '@pailei/contracts/play/no-shows/no-shows.api';
import type { ReactNode } from 'react';

import { tournamentPath } from '../links/links.ts';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { Note } from '../ui/feedback/Note.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { Time } from '../ui/time/Time.tsx';
import { formatDateTime } from '../ui/time/time.format.ts';

type NoShowListProps = {
  noShows: NoShows;
  /** What stands where there are none. */
  empty: ReactNode;
  renderAction?: (one: NoShow) => ReactNode;
};

/** Matches lost by absence, each with its event, and until when they keep their player from registering. */
export function NoShowList({ noShows: { items, cool_down }, empty, renderAction }: NoShowListProps) {
  return (
    <>
      {cool_down && (
        <Note>
          30 天内缺席 {cool_down.count} 场，{formatDateTime(cool_down.until)} 之后才能报名新的赛事。
        </Note>
      )}
      {items.length === 0 && empty}
      <ul>
        {items.map((one) => (
          <li
            key={one.match_id}
            className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-b-line-1 py-2 wrap-anywhere"
          >
            <span className="min-w-0 flex-1">
              <TextLink to={tournamentPath(one.tournament_id)}>{one.tournament_name}</TextLink> · {one.label}
              {one.forgiven && <small className="block text-12 text-text-3">已撤销：{one.forgiven.reason}</small>}
            </span>
            {one.forgiven && <Tag>不计</Tag>}
            <span className="text-13 text-text-3">
              <Time iso={one.at} />
            </span>
            {renderAction?.(one)}
          </li>
        ))}
      </ul>
    </>
  );
}
