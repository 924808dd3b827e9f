import { useAtomValue, useSetAtom } from '../../../shared/state/jotai.ts';
import { revealScoreAtom, shownScoresAtom } from '../../../shared/state/spoilers.atoms.ts';

/** Whether a match's score is hidden from this visitor, and how they come to see it. */
export function useSpoiler(matchId: string): { isHidden: boolean; reveal: () => void } {
  const shown = useAtomValue(shownScoresAtom);
  const reveal = useSetAtom(revealScoreAtom);
  return { isHidden: shown !== null && !shown.has(matchId), reveal: () => reveal(matchId) };
}
