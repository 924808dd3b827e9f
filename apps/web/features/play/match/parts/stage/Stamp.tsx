import { createContext, useContext, useState } from 'react';
import { Seal, type SealMark } from '../../../../../shared/ui/marks/Seal.tsx';

/** Whether the match was already on the page; only then a new seal is animated. */
export const WasShownContext = createContext(false);

/** A seal that is animated when it is new, and static when the page opens with it. */
export function Stamp({ mark }: { mark: SealMark }) {
  const wasShown = useContext(WasShownContext);
  const [isStamped] = useState(wasShown);
  return <Seal mark={mark} isStamped={isStamped} />;
}
