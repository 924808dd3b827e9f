import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { DeskRow } from './desk-rows.ts';

/** `key` null: a table of the map for which nobody waits. */
type Selection = { readonly key: string | null; readonly matchId: string | null };

/** Which row is chosen, and which rows were there when it was: what comes later does not move it. `onShow`: the panel has another match. */
export function useSelection(rows: readonly DeskRow[], onShow: () => void) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Selection>({ key: null, matchId: search.get('match') });
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const rowOf = (matchId: string | null) => rows.find(({ match_id }) => match_id !== null && match_id === matchId);
  const admit = () => setSeen(new Set(rows.map((row) => row.key)));
  const choose = (selection: Selection) => {
    setChosen(selection);
    admit();
    requestAnimationFrame(onShow);
  };
  return {
    chosen,
    key: chosen.key ?? rowOf(chosen.matchId)?.key ?? null,
    seen,
    admit,
    select: (row: DeskRow) => choose({ key: row.key, matchId: row.match_id }),
    selectMatch: (matchId: string) => choose({ key: rowOf(matchId)?.key ?? null, matchId }),
  };
}
