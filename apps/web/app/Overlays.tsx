import { lazy, Suspense, useEffect, useState } from 'react';

import { isTrafficEnabled } from '../shared/api/traffic.ts';
import { useAtomValue, type Atom } from '../shared/state/jotai.ts';
import { debugOpenAtom, paletteOpenAtom } from '../shared/state/layout.atoms.ts';
import { useShellKeys } from './useShellKeys.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./palette/CommandPalette.tsx')).CommandPalette }));
const DebugPanel = lazy(async () => ({ default: (await import('./debug/DebugPanel.tsx')).DebugPanel }));

/** What lies over every page; each is loaded when it is opened for the first time. */
export function Overlays() {
  useShellKeys();
  useDebugLog();
  const isPaletteNeeded = useWasTrue(paletteOpenAtom);
  const isDebugNeeded = useWasTrue(debugOpenAtom);
  return (
    <Suspense>
      {isPaletteNeeded && <CommandPalette />}
      {isDebugNeeded && <DebugPanel />}
    </Suspense>
  );
}

/** The log begins with the page, not with the first look at it. */
function useDebugLog(): void {
  useEffect(() => {
    if (isTrafficEnabled()) void import('./debug/debug.atoms.ts');
  }, []);
}

function useWasTrue(flag: Atom<boolean>): boolean {
  const isTrue = useAtomValue(flag);
  const [wasTrue, setWasTrue] = useState(false);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}
