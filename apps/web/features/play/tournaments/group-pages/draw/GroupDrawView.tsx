import { groupName } from '@pailei/contracts/play/stages/group-names';
import { groupField, shownGroupDraw, targetSizes } from '@pailei/domain/tournament/group-draw/group-draw';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { GroupColumns, GroupHead } from './GroupSeats.tsx';

/** The groups of a stage as they are drawn, place by place, for whoever watches; nothing while nobody has been drawn. */
export function GroupDrawView({ tournament, stage }: { tournament: TournamentState; stage: number }) {
  const draw = shownGroupDraw(tournament, stage);
  if (draw === null) return null;
  const field = groupField(tournament);
  const sizes = field?.stage === stage ? targetSizes(field) : [];
  const drawn = draw.groups.flat().length;
  return (
    <section className="mb-10" aria-live="polite">
      <SectionHeader
        title="分组"
        meta={field ? `已抽出 ${drawn} / ${field.entrants.length}` : `已抽出 ${drawn}`}
        action={draw.is_locked ? <Tag tone="jin">分组已锁定</Tag> : <Tag tone="zhu">抽签中</Tag>}
      />
      <GroupColumns>
        {Array.from({ length: Math.max(draw.groups.length, sizes.length) }, (_, group) => (
          <Group
            key={group}
            tournament={tournament}
            group={group}
            ids={draw.groups[group] ?? []}
            size={sizes[group] ?? 0}
          />
        ))}
      </GroupColumns>
    </section>
  );
}

type GroupProps = { tournament: TournamentState; group: number; ids: readonly string[]; size: number };

function Group({ tournament, group, ids, size }: GroupProps) {
  const free = Math.max(0, size - ids.length);
  return (
    <li>
      <GroupHead name={groupName(group)} count={ids.length} />
      <ol>
        {ids.map((id) => (
          <li key={id} className="flex h-10 items-center border-b border-b-line-1 text-[15px] font-medium">
            <span className="min-w-0 truncate" title={nameOf(tournament, id)}>
              {nameOf(tournament, id)}
            </span>
          </li>
        ))}
        {Array.from({ length: free }, (_, seat) => (
          <li key={seat} className="flex h-10 items-center border-b border-b-line-1 text-13 text-text-3">
            待抽签
          </li>
        ))}
      </ol>
    </li>
  );
}
