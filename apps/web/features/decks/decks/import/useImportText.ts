import { IMPORT_TEXT_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { readText, removeKey, writeText } from '../../../../shared/state/storage.ts';
import { useDebounced } from '../../../../shared/ui/forms/useDebounced.ts';

const WAIT_MS = 300;

/** The pasted text, stored in the tab per account until it is imported, and its debounced value. */
export function useImportText() {
  const key = `deck_import_text:${useAtomValue(userAtom)?.id ?? ''}`;
  const [text, setText] = useState(() => readText(sessionStorage, key) ?? '');
  const debounced = useDebounced(text, WAIT_MS);
  const change = (next: string) => {
    // at once, because the page may be left with the very same click
    if (next === '') removeKey(sessionStorage, key);
    else if (next.length <= IMPORT_TEXT_MAX) writeText(sessionStorage, key, next);
    setText(next);
  };
  return { text, setText: change, debounced };
}
