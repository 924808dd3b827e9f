import type { ChatLine } from '@pailei/contracts/play/battle-chat/battle-chat-views';

import { atom } from '../../../../shared/state/jotai.ts';
import { storedAtom } from '../../../../shared/state/storage.atoms.ts';

/** Ids of the last messages seen, by `battle line`. */
type Seen = Readonly<Record<string, string>>;

/** Battles whose lines are remembered; older ones are forgotten. */
const LINES_KEPT = 40;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && Object.values(value).every((id) => typeof id === 'string');

const baseAtom = storedAtom<Seen>('battle_chat_seen', {}, isSeen);

export const seenKey = (battleId: string, line: ChatLine): string => `${battleId} ${line}`;

export const chatSeenAtom = atom((get) => get(baseAtom));

/** Somebody has read a line up to a message. */
export const markSeenAtom = atom(null, (get, set, key: string, id: string) => {
  const known = get(baseAtom);
  if ((known[key] ?? '') >= id) return;
  const others = Object.entries(known).filter(([other]) => other !== key);
  set(baseAtom, Object.fromEntries([...others, [key, id] as const].slice(-LINES_KEPT)));
});
