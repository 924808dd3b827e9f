import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { revealScoreAtom, shownScoresAtom } from '../state/spoilers.atoms.ts';

/** Whether the score of a match or battle is hidden from this visitor, and how they come to see it. */
export function useSpoiler(id: string): { isHidden: boolean; reveal: () => void } {
  const shown = useAtomValue(shownScoresAtom);
  const reveal = useSetAtom(revealScoreAtom);
  return { isHidden: shown !== null && !shown.has(id), reveal: () => reveal(id) };
}
