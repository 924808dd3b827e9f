import { groupName } from '@pailei/contracts/play/stages/group-names';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { memo, useState } from 'react';

import { TextButton } from '../../../../../shared/ui/actions/TextButton.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { entrantUnit } from '../../../../../shared/tournaments/people.ts';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { emptyGroupText, fixturesLeft } from './group-status.ts';
import type { GroupLooks } from './group-looks.ts';
import { GroupFixtures } from './GroupFixtures.tsx';
import styles from './Groups.module.css';
import { GroupStandings } from './GroupStandings.tsx';
import { useNearScreen } from './useNearScreen.ts';

type GroupSectionProps = {
  tournament: TournamentState;
  stage: number;
  table: GroupTable;
  myId: string | null;
  places: number | null;
  looks: GroupLooks;
  /** Whether its matches are shown from the start. */
  isOpened: boolean;
  isDrawnAtFirst: boolean;
};

/** Of a row, and of all that stands around the rows. */
const ROW_PX = 40;
const FRAME_PX = 110;

/** One group: its table, and its matches round by round. Far from the screen it is an empty frame of the same height. */
export const GroupSection = memo(function GroupSection(props: GroupSectionProps) {
  const { tournament, stage, table, myId, places, looks, isOpened, isDrawnAtFirst } = props;
  const { ref, isNear, height } = useNearScreen(isDrawnAtFirst);
  const [isShown, setShown] = useState(isOpened);
  const { group, rows, fixtures } = table;
  const isMine = myId !== null && table.entrants.includes(myId);
  const name = groupName(group);
  const emptyText = emptyGroupText(tournament, stage, table);
  const over = fixtures.length - fixturesLeft(fixtures).length;
  return (
    <section
      ref={ref}
      id={groupAnchor(group)}
      className={styles['section']}
      aria-label={name}
      style={isNear ? undefined : { minHeight: height ?? FRAME_PX + ROW_PX * rows.length }}
    >
      <SectionHeader
        title={isMine ? `${name} · 我的小组` : name}
        meta={`${rows.length} ${entrantUnit(tournament)} · 已结束 ${over} / ${fixtures.length} 场`}
        action={
          isNear && (
            <TextButton className="print:hidden" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? '收起场次' : '全部场次'}
            </TextButton>
          )
        }
      />
      {emptyText !== null && <Note>{emptyText}</Note>}
      {isNear && (
        <GroupStandings
          tournament={tournament}
          stage={stage}
          table={table}
          myId={isMine ? myId : null}
          places={places}
          hasCrossTable={looks.hasCrossTable}
        />
      )}
      {isNear && isShown && (
        <GroupFixtures tournament={tournament} fixtures={fixtures} myId={myId} headingOf={looks.headingOf} />
      )}
    </section>
  );
}, isSameGroup);

export const groupAnchor = (group: number): string => `group-${group + 1}`;

/** A result elsewhere changes the event and not this group; who leaves or goes on may change its looks. */
function isSameGroup(before: GroupSectionProps, after: GroupSectionProps): boolean {
  return (
    before.table === after.table &&
    before.tournament.participants === after.tournament.participants &&
    before.tournament.stages.length === after.tournament.stages.length &&
    before.myId === after.myId &&
    before.places === after.places &&
    before.looks === after.looks
  );
}
