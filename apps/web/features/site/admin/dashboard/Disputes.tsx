import type { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';

import { matchHref } from '../../../../shared/links/links.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { RuledList, RuledRow } from '../RuledList.tsx';

type Dispute = DataOf<typeof dashboardApi.get>['disputes'][number];

/** The longest waiting first; each links to its match, where a referee rules. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  return (
    <section>
      <SectionHeader title="待裁争议" meta={disputes.length > 0 ? `${disputes.length} 场` : undefined} />
      {disputes.length === 0 ? (
        <p className="text-text-3 text-13">暂无待裁争议</p>
      ) : (
        <RuledList>
          {disputes.map(({ match_id, tournament_name, label, table_number, players, disputed_at, ...place }) => (
            <RuledRow key={match_id}>
              <a className="group" href={matchHref({ match_id, ...place })}>
                <b className="block font-medium group-hover:text-zhu-text">{players.join(' 对 ')}</b>
                <small className="text-text-3">
                  {tournament_name} · {label} · 第 {table_number} 桌
                </small>
              </a>
              <span className="text-huang-text">
                <Time iso={disputed_at} />
              </span>
            </RuledRow>
          ))}
        </RuledList>
      )}
    </section>
  );
}
