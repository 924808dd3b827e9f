import { IMPORT_TEXT_MAX } from '@pailei/contracts/decks';
import { useEffect, useState } from 'react';

const KEY = 'deck_import_text';
const WAIT_MS = 300;

/** The pasted text, kept in the tab until it is imported, and the same text when the visitor has paused. */
export function useImportText() {
  const [text, setText] = useState(() => sessionStorage.getItem(KEY) ?? '');
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  const change = (next: string) => {
    // at once, because the page may be left with the very same click
    if (next === '') sessionStorage.removeItem(KEY);
    else if (next.length <= IMPORT_TEXT_MAX) sessionStorage.setItem(KEY, next);
    setText(next);
  };
  return { text, setText: change, settled };
}
