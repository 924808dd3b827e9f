import type { Player } from '@pailei/contracts/profile';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../app/links.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { formatDate } from '../../../shared/ui/time.format.ts';
import { placeText } from './record.model.ts';

/** The best places in finished tournaments. */
export function PlacementList({ placements }: { placements: Player['best_placements'] }) {
  return (
    <section>
      <SectionHeader title="名次" />
      {placements.length === 0 && <p className="t3">参加的赛事还没有结束。</p>}
      <ol className="rp">
        {placements.map((placement) => (
          <li key={placement.tournament_id}>
            <b className={cx('nw', placement.place === 1 && 'jin')}>{placeText(placement)}</b>
            <div className="rp__t">
              <Link className="ell" to={tournamentPath(placement.tournament_id)}>
                {placement.tournament_name}
              </Link>
              <small className="t3">
                {placement.player_count} 人参赛 · {formatDate(placement.finished_at)}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
