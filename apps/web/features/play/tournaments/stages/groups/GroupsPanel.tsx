import { groupLetter } from '@pailei/contracts/play/stages/group-names';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';

import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { entrantUnit, entryOf } from '../../../../../shared/tournaments/people.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { Exports } from '../Exports.tsx';
import { PlayedMatches } from '../bracket/PlayedMatches.tsx';
import { throughPerGroup } from './group-status.ts';
import type { GroupLooks } from './group-looks.ts';
import { groupAnchor, GroupSection } from './GroupSection.tsx';
import { useGroupTables } from './useGroupTables.ts';

type GroupsPanelProps = StagePanelProps & {
  looks: GroupLooks;
};

/** From so many groups on, only the visitor's own shows its matches at once, and the others can be jumped to. */
const MANY_GROUPS = 4;
/** Groups that are there before the page knows how far the screen reaches; without a script these are all. */
const DRAWN_AT_FIRST = 8;

/** Every group of a stage, the visitor's own first. */
export function GroupsPanel({ tournament, stage, looks }: GroupsPanelProps) {
  const user = useAtomValue(userAtom);
  const tables = useGroupTables(tournament, stage.index);
  const myId = entryOf(tournament, user)?.id ?? null;
  const places = throughPerGroup(tournament, stage.index, tables.length);
  const isMine = ({ entrants }: GroupTable) => myId !== null && entrants.includes(myId);
  const shown = [...tables.filter(isMine), ...tables.filter((table) => !isMine(table))];
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-x-6 gap-y-1.5 text-13 text-text-3">
          <span>
            {stage.entrants.length} {entrantUnit(tournament)} · {tables.length} 组
          </span>
          {places !== null && <span>每组前 {places} 名晋级</span>}
          <span>{looks.orderOf(tournament, stage.index)}</span>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          {tables.length >= MANY_GROUPS && <GroupLinks tables={shown} />}
          {looks.hasCrossTable && (
            <div className="ml-auto">
              <Exports tournament={tournament} stage={stage} />
            </div>
          )}
        </div>
      </div>
      {shown.map((table, place) => (
        <GroupSection
          key={table.group}
          tournament={tournament}
          stage={stage.index}
          table={table}
          myId={myId}
          places={places}
          looks={looks}
          isOpened={tables.length < MANY_GROUPS || isMine(table)}
          isDrawnAtFirst={place < DRAWN_AT_FIRST}
        />
      ))}
      <PlayedMatches tournament={tournament} stage={stage} />
    </div>
  );
}

function GroupLinks({ tables }: { tables: readonly GroupTable[] }) {
  return (
    <nav className="flex min-w-0 gap-1 overflow-x-auto pb-1 min-[641px]:flex-wrap" aria-label="跳到小组">
      {tables.map(({ group }) => (
        <a
          key={group}
          className="flex h-9 min-w-9 flex-none items-center justify-center rounded-control bg-surface-2 px-2 font-num text-13 font-semibold text-text-2 no-underline hover:bg-hover max-tablet:h-10 max-tablet:min-w-10"
          href={`#${groupAnchor(group)}`}
        >
          {groupLetter(group)}
        </a>
      ))}
    </nav>
  );
}
