import type { Player } from '@pailei/contracts/people/profile/profile.api';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { placeText } from './record.model.ts';

/** The best places in finished tournaments. */
export function PlacementList({ placements }: { placements: Player['best_placements'] }) {
  return (
    <section>
      <SectionHeader title="名次" />
      {placements.length === 0 && <p className="text-text-3">参加的赛事还没有结束。</p>}
      <ol className="border-t border-t-line-2 empty:border-t-0">
        {placements.map((placement) => (
          <li
            key={placement.tournament_id}
            className="grid grid-cols-[88px_minmax(0,1fr)] items-baseline gap-3 border-b border-b-line-1 py-2"
          >
            <b className={cx('whitespace-nowrap', placement.place === 1 && 'text-jin-text')}>{placeText(placement)}</b>
            <div className="grid leading-5">
              <Link className="truncate hover:text-zhu-text" to={tournamentPath(placement.tournament_id)}>
                {placement.tournament_name}
              </Link>
              <small className="text-text-3">
                {placement.player_count} 人 · {formatDate(placement.finished_at)}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
