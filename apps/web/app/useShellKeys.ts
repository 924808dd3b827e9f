import { useEffect } from 'react';

import { isTrafficEnabled } from '../shared/api/traffic.ts';
import { debugOpenAtom, paletteOpenAtom } from '../shared/state/layout.atoms.ts';
import { store } from '../shared/state/store.ts';

/** Ctrl/⌘+K opens and closes the palette; Ctrl+Shift+D the debug panel, where it is enabled. */
export function useShellKeys(): void {
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat || event.altKey) return;
  const atom = atomFor(event);
  if (!atom) return;
  event.preventDefault();
  store.set(atom, !store.get(atom));
}

function atomFor({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) {
  if (code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey) return paletteOpenAtom;
  return code === 'KeyD' && ctrlKey && shiftKey && isTrafficEnabled() ? debugOpenAtom : undefined;
}
