import { atom } from '../state/jotai.ts';
import { storedAtom } from '../state/storage.atoms.ts';

/** Ids of the last messages seen, by chat. */
type Seen = Readonly<Record<string, string>>;

/** Chats that are remembered; older ones are forgotten. */
const CHATS_KEPT = 40;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && Object.values(value).every((id) => typeof id === 'string');

const baseAtom = storedAtom<Seen>('battle_chat_seen', {}, isSeen);

export const chatSeenAtom = atom((get) => get(baseAtom));

/** A chat was read up to a message. */
export const markSeenAtom = atom(null, (get, set, key: string, id: string) => {
  const known = get(baseAtom);
  if ((known[key] ?? '') >= id) return;
  const others = Object.entries(known).filter(([other]) => other !== key);
  set(baseAtom, Object.fromEntries([...others, [key, id] as const].slice(-CHATS_KEPT)));
});
