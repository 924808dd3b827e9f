import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo, useState } from 'react';

import { useIsPhone } from '../../../../../shared/ui/layout/useIsPhone.ts';
import { entryOf, nameOf } from '../../../../../shared/tournaments/people.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { bracketLayout, hasHalves } from './bracket-layout.ts';
import { matchOnPath } from './bracket-path.ts';
import type { BracketHalf } from './bracket-places.ts';

export type BracketShape = 'tree' | 'list';

/** What the visitor has chosen to see of a bracket, and what follows from it. */
export function useBracketView(tournament: TournamentState, stage: Stage) {
  const user = useAtomValue(userAtom);
  const isPhone = useIsPhone();
  const entry = entryOf(tournament, user);
  const myId = entry && stage.entrants.includes(entry.id) ? entry.id : null;
  const [isPathShown, setPathShown] = useState(true);
  const [followsLive, setFollowsLive] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [half, setHalf] = useState<BracketHalf>('all');
  const [chosenShape, setShape] = useState<BracketShape | null>(null);
  const [search, setSearch] = useState('');
  const foundId = useMemo(() => findEntrant(tournament, stage, search), [tournament, stage, search]);
  const pathOf = foundId ?? (isPathShown ? myId : null);
  const layout = useMemo(() => bracketLayout(tournament, stage, pathOf, half), [tournament, stage, pathOf, half]);
  const cells = layout.nodes.map(({ cell }) => cell);
  return {
    isPhone,
    myId,
    foundId,
    pathOf,
    layout,
    isPathShown,
    setPathShown,
    followsLive,
    setFollowsLive,
    zoom,
    setZoom,
    half,
    setHalf,
    search,
    setSearch,
    setShape,
    isDouble: half !== 'all' || hasHalves(cells),
    hasReset: cells.some(({ leg }) => leg === 2),
    // A tree needs a wider screen, or the wish for it.
    shape: chosenShape ?? (isPhone ? 'list' : 'tree'),
    sought: foundId && matchOnPath(cells, foundId),
  };
}

export type BracketView = ReturnType<typeof useBracketView>;

/** The first whose name begins so, else the first that has it anywhere. */
function findEntrant(tournament: TournamentState, { entrants }: Stage, search: string): string | null {
  const text = search.trim().toLowerCase();
  if (text === '') return null;
  const named = entrants.map((id) => ({ id, name: nameOf(tournament, id).toLowerCase() }));
  const found = named.find(({ name }) => name.startsWith(text)) ?? named.find(({ name }) => name.includes(text));
  return found?.id ?? null;
}
