import { useEffect, useEffectEvent, useState } from 'react';

import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { isEmpty } from '../builder.model.ts';
import { readPasted, type PastedDeck } from './builder.paste.ts';
import type { Builder } from '../useBuilder.ts';

type Pasted = Extract<PastedDeck, { kind: 'deck' }>;
export type Pasting = ReturnType<typeof usePasting>;

/**
 * A deck code that is pasted anywhere on the page fills the builder. `waiting`: one that would take the place of cards
 * which are there already.
 */
export function usePasting({ draft, rules, dispatch }: Builder) {
  const [waiting, setWaiting] = useState<Pasted | null>(null);
  const fill = ({ list, name, others }: Pasted) => {
    dispatch({ type: 'fill', list, name });
    setWaiting(null);
    toast.success(others > 0 ? `已填入第一副，另有 ${others} 副请在导入页保存` : '已填入卡组');
  };
  /** Whether the text was a deck, or looks like one. */
  const handleText = (text: string): boolean => {
    const pasted = readPasted(text, rules);
    if (pasted.kind === 'text') return false;
    if (pasted.kind === 'fault') toast.error(pasted.message);
    else if (isEmpty(draft)) fill(pasted);
    else setWaiting(pasted);
    return true;
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    if (handleText(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return { handleText, waiting, fill, drop: () => setWaiting(null) };
}
