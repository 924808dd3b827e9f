import { Suspense, useEffect, useState } from 'react';

import { isTrafficEnabled } from '../shared/api/traffic.ts';
import { useAtom, useAtomValue, type Atom } from '../shared/state/jotai.ts';
import { debugOpenAtom, paletteOpenAtom } from '../shared/state/layout.atoms.ts';
import { toasterNeededAtom } from '../shared/ui/feedback/toast.ts';
import { lazyOverlay } from './lazy-overlay.ts';
import { useShellKeys } from './useShellKeys.ts';

const CommandPalette = lazyOverlay(async () => (await import('./palette/CommandPalette.tsx')).CommandPalette);
const DebugPanel = lazyOverlay(async () => (await import('./debug/DebugPanel.tsx')).DebugPanel);
const Toaster = lazyOverlay(async () => (await import('../shared/ui/feedback/Toaster.tsx')).Toaster);

/** By then the page itself has come. */
const TOASTER_AFTER_MS = 2_000;

/** Overlays of every page; each is loaded on first use. */
export function Overlays() {
  useShellKeys();
  useDebugLog();
  const isPaletteNeeded = useWasTrue(paletteOpenAtom);
  const isDebugNeeded = useWasTrue(debugOpenAtom);
  const isToasterNeeded = useToasterNeeded();
  return (
    <>
      <Suspense>
        {isPaletteNeeded && <CommandPalette />}
        {isDebugNeeded && <DebugPanel />}
      </Suspense>
      <Suspense>{isToasterNeeded && <Toaster />}</Suspense>
    </>
  );
}

/** With the first toast, and soon without one: the toast about a lost network must be loaded before the network is lost. */
function useToasterNeeded(): boolean {
  const [isNeeded, setNeeded] = useAtom(toasterNeededAtom);
  useEffect(() => {
    const timer = setTimeout(() => setNeeded(true), TOASTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [setNeeded]);
  return isNeeded;
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
