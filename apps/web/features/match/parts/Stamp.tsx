import { createContext, useContext, useState } from 'react';
import { Seal, type SealMark } from '../../../shared/ui/Seal.tsx';

/** Whether the match was already on the page, so that a new seal is news and lands. */
export const SettledContext = createContext(false);

/** A seal that lands when it is new, and just stands there when the page opens with it. */
export function Stamp({ mark }: { mark: SealMark }) {
  const isSettled = useContext(SettledContext);
  const [isStamped] = useState(isSettled);
  return <Seal mark={mark} isStamped={isStamped} />;
}
