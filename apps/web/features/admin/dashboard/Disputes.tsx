import type { dashboardApi } from '@pailei/contracts/dashboard';
import type { DataOf } from '@pailei/contracts/endpoint';

import { matchViewHref } from '../../../app/links.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

type Dispute = DataOf<typeof dashboardApi.get>['disputes'][number];

/** The longest waiting first; each leads to its match, where a referee rules. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  return (
    <section>
      <SectionHeader title="待裁争议" meta={disputes.length > 0 ? `${disputes.length} 场` : undefined} />
      {disputes.length === 0 ? (
        <p className="t3 s13">没有等待裁定的争议。</p>
      ) : (
        <ul className="adm-list">
          {disputes.map(({ match_id, tournament_id, tournament_name, label, table_number, players, disputed_at }) => (
            <li key={match_id}>
              <a href={matchViewHref(tournament_id, match_id)}>
                <b>{players.join(' 对 ')}</b>
                <small>
                  {tournament_name} · {label} · 第 {table_number} 桌
                </small>
              </a>
              <span className="huang">
                <Time iso={disputed_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
