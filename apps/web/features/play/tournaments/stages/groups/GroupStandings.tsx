import { groupName } from '@pailei/contracts/play/stages/group-names';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Fragment, useMemo } from 'react';

import { isOfTeams, nameOf } from '../../../../../shared/tournaments/people.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { outcomeOf } from '../outcome.ts';
import { CutLine } from '../swiss/CutLine.tsx';
import { cellKey, crossTable } from './cross-table.ts';
import { figureColumns } from './group-figures.ts';
import { GroupRow, NAME } from './GroupRow.tsx';
import { fixturesLeft, isAnnulled, throughOf } from './group-status.ts';

type GroupStandingsProps = {
  tournament: TournamentState;
  stage: number;
  table: GroupTable;
  myId: string | null;
  /** How many go on; null: no line is drawn. */
  places: number | null;
  /** Whether everybody meets everybody, so that a cross table says something. */
  hasCrossTable: boolean;
};

const HEAD = 'h-9 border-b border-b-line-2 px-2.5 py-0 text-left text-12 font-normal whitespace-nowrap text-text-3';

/** The table of a group with its cut line, its columns as wide as those of the other groups; rows and columns of the results stand in the same order. */
export function GroupStandings({ tournament, stage, table, myId, places, hasCrossTable }: GroupStandingsProps) {
  const { rows, fixtures } = table;
  const cells = useMemo(() => crossTable(fixtures), [fixtures]);
  const left = fixturesLeft(fixtures);
  const through = throughOf(tournament, stage, table, places);
  const people = rows.map(({ id }) => ({ id, name: nameOf(tournament, id) }));
  const opponents = hasCrossTable ? people : [];
  const lineAfter = places === null ? undefined : through.at(-1);
  const figures = figureColumns(isOfTeams(tournament));
  const width = opponents.length + 6 + figures.length;
  return (
    <div
      className="relative overflow-x-auto"
      role="region"
      aria-label={`${groupName(table.group)}积分`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full">
        <thead>
          <tr>
            <th className={cx(HEAD, 'w-13')}>名次</th>
            <th className={cx(HEAD, NAME, 'max-tablet:bg-canvas')}>{isOfTeams(tournament) ? '战队' : '选手'}</th>
            <th className={cx(HEAD, 'w-15')}>胜负</th>
            <th className={cx(HEAD, 'w-13')}>积分</th>
            {figures.map(({ head, className }) => (
              <th key={head} className={cx(HEAD, className)}>
                {head}
              </th>
            ))}
            {opponents.map(({ id, name }) => (
              <th key={id} className={cx(HEAD, 'w-15 px-0.5 text-center')} title={name}>
                <span className="inline-block max-w-14 truncate align-bottom">{name}</span>
              </th>
            ))}
            <th className={cx(HEAD, 'w-13')}>剩余</th>
            <th className={cx(HEAD, 'w-22 text-right')}>状态</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Fragment key={place}>
              <GroupRow
                tournamentId={tournament.id}
                isOfTeams={isOfTeams(tournament)}
                row={row}
                name={people[place]?.name ?? ''}
                userId={tournament.participants[row.id]?.user_id}
                isMe={row.id === myId}
                isThrough={through.includes(row.id)}
                figures={figures}
                opponents={opponents}
                resultsAgainst={(opponent) => cells.get(cellKey(row.id, opponent)) ?? []}
                left={left.filter(({ a, b }) => a === row.id || b === row.id).length}
                outcome={isAnnulled(fixtures, row.id) ? '成绩作废' : outcomeOf(tournament, stage, row.id)}
              />
              {row.id === lineAfter && through.length < rows.length && (
                <CutLine
                  cut={{ size: places, text: (count) => `前 ${count} 名晋级` }}
                  count={through.length}
                  width={width}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
