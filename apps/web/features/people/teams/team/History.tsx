import { useState } from 'react';

import { Pager } from '../../../../shared/ui/data/Pager.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { historyText } from '../team-labels.ts';
import { useTeamHistory } from '../teams.api.ts';

const PAGE_SIZE = 10;

/** Who came, went and led, the newest first. */
export function History({ teamId, changed }: { teamId: string; changed: number }) {
  const [skip, setSkip] = useState(0);
  const { data } = useTeamHistory(teamId, changed, { skip, limit: PAGE_SIZE });
  return (
    <section>
      <SectionHeader title="历史" />
      <ol className="border-t border-t-line-2" aria-label="人员变动">
        {data?.items.map((line) => (
          <li key={line.id} className="flex justify-between gap-3 border-b border-b-line-1 py-2 text-13">
            <span className="min-w-0 wrap-anywhere">{historyText(line)}</span>
            <small className="text-text-3">
              <Time iso={line.at} />
            </small>
          </li>
        ))}
      </ol>
      {data && <Pager {...data} onChange={setSkip} />}
    </section>
  );
}
