import { deckProblemText } from '@pailei/contracts/decks/decks/deck-problem-text';
import type { DeckProblem } from '@pailei/domain/decks/check/check';
import { TriangleAlert } from 'lucide-react';

import { Note } from '../../../../shared/ui/feedback/Note.tsx';

type ProblemNotesProps = { problems: readonly DeckProblem[]; nameOf: (dbfId: number) => string };

/** Everything that is not as the rules want it, in sentences; nothing when all is well. */
export function ProblemNotes({ problems, nameOf }: ProblemNotesProps) {
  if (problems.length === 0) return null;
  const isBad = problems.some(({ severity }) => severity === 'error');
  return (
    <Note {...(isBad && { tone: 'huang' })} icon={<TriangleAlert size={16} />}>
      {problems.map((problem) => (
        <span key={problem.code} className="block">
          {deckProblemText(problem, nameOf)}
        </span>
      ))}
    </Note>
  );
}
