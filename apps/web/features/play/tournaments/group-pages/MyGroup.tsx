import { groupName } from '@pailei/contracts/play/stages/group-names';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { Stage } from '@pailei/domain/tournament/stages/stage';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { entrantUnit } from '../../../../shared/tournaments/people.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { fixturesLeft, throughPerGroup } from '../stages/groups/group-status.ts';
import { GroupFixtures } from '../stages/groups/GroupFixtures.tsx';
import { GroupStandings } from '../stages/groups/GroupStandings.tsx';
import { useGroupTables } from '../stages/groups/useGroupTables.ts';
import { LeagueWeeks } from '../league/LeagueWeeks.tsx';
import { STAGE_VIEWS } from '../stages/stage-views.ts';
import { Needs } from './Needs.tsx';
import { NextInGroup } from './NextInGroup.tsx';
import { OwnFixtures } from './OwnFixtures.tsx';

type MyGroupProps = {
  tournament: TournamentState;
  stage: Stage;
  /** From 0. */
  group: number;
  participant: Participant;
  step: NextStep;
};

export function MyGroup({ tournament, stage, group, participant, step }: MyGroupProps) {
  const tables = useGroupTables(tournament, stage.index);
  const table = tables[group];
  const looks = STAGE_VIEWS[stage.type].groups;
  const places = throughPerGroup(tournament, stage.index, tables.length);
  if (!table || !looks) return null;
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <Facts tournament={tournament} table={table} places={places} />
      <div className="grid grid-cols-main-rail items-start gap-10 max-wide:grid-cols-1">
        <NextInGroup tournament={tournament} step={step} />
        <Needs tournament={tournament} stage={stage.index} table={table} places={places} ownId={participant.id} />
      </div>
      <LeagueWeeks tournament={tournament} />
      <section>
        <SectionHeader title="小组积分" meta={groupName(group)} />
        <GroupStandings
          tournament={tournament}
          stage={stage.index}
          table={table}
          myId={participant.id}
          places={places}
          hasCrossTable={looks.hasCrossTable}
        />
        <p className="mt-3 text-13 text-text-3">{looks.orderOf(tournament, stage.index)}</p>
      </section>
      <OwnFixtures tournament={tournament} table={table} id={participant.id} headingOf={looks.headingOf} />
      <section>
        <SectionHeader title="小组赛程" meta={`${table.fixtures.length} 场`} />
        <GroupFixtures
          tournament={tournament}
          fixtures={table.fixtures}
          myId={participant.id}
          headingOf={looks.headingOf}
        />
      </section>
    </div>
  );
}

function Facts({
  tournament,
  table,
  places,
}: {
  tournament: TournamentState;
  table: GroupTable;
  places: number | null;
}) {
  const played = table.fixtures.length - fixturesLeft(table.fixtures).length;
  return (
    <p className="-mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-13 text-text-3">
      <TextLink to={tournamentPath(tournament.id)}>{tournament.name}</TextLink>
      <span>{groupName(table.group)}</span>
      <span>
        {table.entrants.length} {entrantUnit(tournament)}
      </span>
      {places !== null && <span>前 {places} 名晋级</span>}
      <span>
        已打 {played} / {table.fixtures.length} 场
      </span>
    </p>
  );
}
