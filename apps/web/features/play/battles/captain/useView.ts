import { useSearchParams } from 'react-router-dom';

/** `console`: as those of a team see a battle; `spectator`: as everybody does. */
export type BattleViewName = 'console' | 'spectator';

/** Which of the two views somebody of a team has chosen; it stands in the address. */
export function useView(): [BattleViewName, (view: BattleViewName) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (view: BattleViewName) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (view === 'spectator') changed.set('view', view);
        else changed.delete('view');
        // the other view begins at its top, not at the board that was open
        changed.delete('match');
        return changed;
      },
      { replace: true },
    );
  return [params.get('view') === 'spectator' ? 'spectator' : 'console', choose];
}
