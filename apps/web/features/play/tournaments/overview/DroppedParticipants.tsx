import type { TournamentState } from '@pailei/domain/tournament/types';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { participantsWhoLeft } from '../../../../shared/tournaments/people.ts';
import { entrantWords } from '../entries/entrant-words.ts';

/** Who left the event or was removed, with the reason; in every stage, and after the end. */
export function DroppedParticipants({ tournament }: { tournament: TournamentState }) {
  const people = participantsWhoLeft(tournament);
  if (people.length === 0) return null;
  const { one, unit } = entrantWords(tournament);
  return (
    <section>
      <SectionHeader title={`出局${one}`} meta={`${people.length} ${unit}`} />
      <ul className="border-t border-t-line-2">
        {people.map(({ id, name, status, reason }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,12em)_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-b-line-1 py-2.5 wrap-anywhere max-[641px]:grid-cols-[minmax(0,1fr)_auto]"
          >
            <b className="min-w-0 truncate" title={name}>
              {name}
            </b>
            <Tag {...(status === 'disqualified' && { tone: 'yan' as const })}>
              {status === 'disqualified' ? '取消资格' : '退出赛事'}
            </Tag>
            {reason !== null && <span className="text-13 text-text-2 max-[641px]:col-span-full">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
