import { IMPORT_TEXT_MAX } from '@pailei/contracts/decks';
import { useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { readText, removeKey, writeText } from '../../../shared/state/storage.ts';
import { useSettled } from '../../../shared/ui/useSettled.ts';

const WAIT_MS = 300;

/** The pasted text, kept in the tab until it is imported, for each account its own, and the same text when the visitor has paused. */
export function useImportText() {
  const key = `deck_import_text:${useAtomValue(userAtom)?.id ?? ''}`;
  const [text, setText] = useState(() => readText(sessionStorage, key) ?? '');
  const settled = useSettled(text, WAIT_MS);
  const change = (next: string) => {
    // at once, because the page may be left with the very same click
    if (next === '') removeKey(sessionStorage, key);
    else if (next.length <= IMPORT_TEXT_MAX) writeText(sessionStorage, key, next);
    setText(next);
  };
  return { text, setText: change, settled };
}
