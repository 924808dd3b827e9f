import { standingsTables } from '@pailei/domain/tournament/standings-tables';
import { whatIfQuestion } from '@pailei/domain/tournament/what-if/what-if-question';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Verdict, WhatIfQuestion } from '@pailei/domain/tournament/standings/what-if/types';
import { useMemo } from 'react';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { useWhatIf } from '../stages/proof/useWhatIf.ts';
import { VERDICT_TEXTS, verdictLines, whatIfText } from '../stages/proof/what-if-texts.ts';
import { noNeedsText } from './no-needs-text.ts';

type NeedsProps = {
  tournament: TournamentState;
  stage: number;
  table: GroupTable;
  /** How many of the group go on; null: groups are compared, or nothing follows. */
  places: number | null;
  ownId: string;
};

/** What everybody of a group needs to go on: worked out from all results that are still possible. */
export function Needs({ tournament, stage, table, places, ownId }: NeedsProps) {
  const question = useMemo(() => {
    const asked = standingsTables(tournament, stage).find(({ group }) => group === table.group);
    return asked && places !== null ? whatIfQuestion(tournament, stage, asked, { places, focus: ownId }) : null;
  }, [tournament, stage, table.group, places, ownId]);
  return (
    <section aria-live="polite">
      <SectionHeader title="怎么出线" />
      {question === null ? (
        <p className="text-13 text-text-2">{noNeedsText(tournament, stage, table, places)}</p>
      ) : (
        <Answer question={question} ownId={ownId} nameOf={(id) => nameOf(tournament, id)} />
      )}
    </section>
  );
}

type AnswerProps = { question: WhatIfQuestion; ownId: string; nameOf: (id: string) => string };

function Answer({ question, ownId, nameOf }: AnswerProps) {
  const found = useWhatIf(question);
  if (found === null) return <p className="text-13 text-text-3">正在计算</p>;
  const own = whatIfText(question, found, nameOf);
  const others = question.rows.flatMap(({ id }) => {
    const verdict = found.verdicts[id];
    return verdict && id !== ownId ? [{ id, verdict }] : [];
  });
  return (
    <>
      {own && <Line name="你" verdict={found.verdicts[ownId]} lines={own.lines} isOwn />}
      <ul>
        {others.map(({ id, verdict }) => (
          <li key={id}>
            <Line name={nameOf(id)} verdict={verdict} lines={verdictLines(verdict)} />
          </li>
        ))}
      </ul>
      {own && <p className="mt-3 text-12 text-text-3">{own.method}</p>}
    </>
  );
}

type LineProps = { name: string; verdict: Verdict | undefined; lines: readonly string[]; isOwn?: boolean };

function Line({ name, verdict, lines, isOwn = false }: LineProps) {
  if (!verdict) return null;
  return (
    <div className="border-b border-b-line-1 py-2.5">
      <p className="flex items-center justify-between gap-3 text-14">
        <b className={isOwn ? 'font-semibold' : 'min-w-0 truncate font-medium'}>{name}</b>
        <Tag {...(verdict.verdict === 'through' && { tone: 'jin' as const })}>{VERDICT_TEXTS[verdict.verdict]}</Tag>
      </p>
      <ul className="mt-1 grid gap-1 text-13 text-text-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
