import type { BattleState } from '@pailei/domain/battles/types';
import { useSearchParams } from 'react-router-dom';

/** The board that is open stands in the address, by its match. */
export function useOpenBoard({ boards }: BattleState) {
  const [params, setParams] = useSearchParams();
  const matchId = params.get('match');
  const open = matchId === null ? undefined : boards.find((board) => board.match_id === matchId);
  const toggle = (number: number) => {
    const next = boards.find((board) => board.number === number)?.match_id ?? null;
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null || next === matchId) changed.delete('match');
        else changed.set('match', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { open, toggle };
}
