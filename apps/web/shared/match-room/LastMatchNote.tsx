import type { Side } from '@pailei/domain/series/sides';
import { useState } from 'react';

import { useMatch } from '../live/useTopics.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Note } from '../ui/feedback/Note.tsx';
import { contestableGame } from './my-match.ts';
import { ContestDialog } from './ContestDialog.tsx';

/** A game that was confirmed automatically may be objected to, also after the end of the match. */
export function LastMatchNote({ matchId, side }: { matchId: string; side: Side }) {
  const [isOpen, setOpen] = useState(false);
  const series = useMatch(matchId).state?.series;
  const game = series && contestableGame(series, side);
  if (!game) return null;
  const contest = (
    <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
      提出异议
    </Button>
  );
  return (
    <Note tone="huang" className="mt-3" action={contest}>
      第 {game.number} 局按对手的上报生效，你没有确认过这个结果。
      {isOpen && (
        <ContestDialog matchId={matchId} gameNumber={game.number} side={side} onClose={() => setOpen(false)} />
      )}
    </Note>
  );
}
