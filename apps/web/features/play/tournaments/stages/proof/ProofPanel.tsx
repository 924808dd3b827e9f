import { ranksByRound } from '@pailei/domain/tournament/standings/race/ranks-by-round';
import type { Criterion, StandingsRow } from '@pailei/domain/tournament/standings/types';
import { whatIfQuestion } from '@pailei/domain/tournament/what-if/what-if-question';
import type { StandingsTable } from '@pailei/domain/tournament/standings-tables';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';

import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { SidePanel } from '../../../../../shared/ui/layout/SidePanel.tsx';
import { recordText } from '../standings.ts';
import { FigureList } from './FigureList.tsx';
import { RaceLine } from './RaceLine.tsx';
import { explainRank } from './rank-explanation.ts';
import { WhatIfSection } from './WhatIfSection.tsx';

export type ProofPanelProps = {
  tournament: TournamentState;
  stage: number;
  table: StandingsTable;
  /** Whose figures are open. */
  id: string;
  criterion: Criterion | null;
  /** How many go on by this table; null where no cut is made. */
  places: number | null;
  onOpen: (criterion: Criterion | null) => void;
  onClose: () => void;
};

/** Who stands for comparison in the race line. */
const LEADERS = 3;

/** Everything behind the place of one entrant, live: what parts them from their neighbours, each figure, what may still come. */
export function ProofPanel({ tournament, stage, table, id, criterion, places, onOpen, onClose }: ProofPanelProps) {
  const name = (entrant: string) => nameOf(tournament, entrant);
  const row = table.rows.find((each) => each.id === id);
  const question = useMemo(
    () => (places === null ? null : whatIfQuestion(tournament, stage, table, { places, focus: id })),
    [tournament, stage, table, places, id],
  );
  const courses = useMemo(
    () => coursesOf(table, id, (entrant) => nameOf(tournament, entrant)),
    [table, id, tournament],
  );
  if (!row) return null;
  return (
    <SidePanel
      open
      onClose={onClose}
      title={name(id)}
      intro={`第 ${row.rank} 名 · ${recordText(row)} · ${row.match_points} 分`}
    >
      <div className="flex flex-col gap-6">
        <WhyHere table={table} row={row} nameOf={name} />
        {question && <WhatIfSection question={question} nameOf={name} />}
        <section>
          <h3 className="mb-2 text-14 font-semibold">各项依据</h3>
          <FigureList table={table} row={row} opened={criterion} onOpen={onOpen} nameOf={name} />
        </section>
        {courses.length > 0 && (
          <section>
            <h3 className="mb-2 text-14 font-semibold">名次走势</h3>
            <RaceLine courses={courses} mainId={id} />
          </section>
        )}
      </div>
    </SidePanel>
  );
}

function WhyHere({
  table,
  row,
  nameOf: name,
}: {
  table: StandingsTable;
  row: StandingsRow;
  nameOf: (id: string) => string;
}) {
  const { title, sentences } = explainRank(table, row, name);
  return (
    <section>
      <h3 className="mb-1 text-14 font-semibold">{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-13 text-text-2">
          {sentence}
        </p>
      ))}
    </section>
  );
}

/** Of one entrant and of those who lead now; nothing before a second round. */
function coursesOf(table: StandingsTable, id: string, name: (id: string) => string) {
  const ranks = ranksByRound(table);
  const leaders = table.rows.slice(0, LEADERS).map((row) => row.id);
  return [...new Set([id, ...leaders])].flatMap((each) => {
    const course = ranks.get(each) ?? [];
    return course.length < 2 ? [] : { id: each, name: name(each), ranks: course };
  });
}
