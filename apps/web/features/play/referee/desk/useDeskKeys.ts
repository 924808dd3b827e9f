import { useEffect, useEffectEvent } from 'react';

import { deskKeyOf, type DeskKey } from './desk-keys.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const CONTROLS = 'a, button, summary';

/** Keys of the desk, outside of text fields and while no dialog is open. */
export function useDeskKeys(onKey: (key: DeskKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const key = deskKeyOf({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      isComposing: event.isComposing,
      isInField: target?.closest(FIELDS) !== null && target !== null,
      isOnControl: target?.closest(CONTROLS) !== null && target !== null,
    });
    if (key === null) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
