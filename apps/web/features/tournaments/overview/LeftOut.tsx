import type { TournamentState } from '@pailei/domain/tournament';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { leftOut } from '../model/people.ts';

/** Whom the staff dropped or disqualified, and why; in every stage, and after the end. */
export function LeftOut({ tournament }: { tournament: TournamentState }) {
  const people = leftOut(tournament);
  if (people.length === 0) return null;
  return (
    <section>
      <SectionHeader title="出局选手" meta={`${people.length} 人`} />
      <ul className="lout">
        {people.map(({ id, name, status, reason }) => (
          <li key={id}>
            <b className="ell">{name}</b>
            <Tag {...(status === 'disqualified' && { tone: 'yan' as const })}>
              {status === 'disqualified' ? '取消资格' : '退赛'}
            </Tag>
            {reason !== null && <span className="t2 s13">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
