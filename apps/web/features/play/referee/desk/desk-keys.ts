export type DeskKey =
  | 'next'
  | 'previous'
  | 'open'
  | 'rule'
  | 'images'
  | 'room'
  | 'claim'
  | 'find'
  | 'send'
  | 1
  | 2
  | 3
  | 4;

const KEYS: Readonly<Record<string, DeskKey>> = {
  j: 'next',
  k: 'previous',
  Enter: 'open',
  r: 'rule',
  e: 'images',
  m: 'room',
  t: 'claim',
  '/': 'find',
  // the same key with a Chinese keyboard
  '、': 'find',
  '／': 'find',
  1: 1,
  2: 2,
  3: 3,
  4: 4,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> & {
  /** Whether a field has the focus: there only Ctrl+Enter is the desk's. */
  isInField: boolean;
  /** Whether a button or link has it, which Enter presses. */
  isOnControl: boolean;
};

/** What a key means at the desk; null: nothing. */
export function deskKeyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  isInField,
  isOnControl,
}: Pressed): DeskKey | null {
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key === 'Enter' ? 'send' : null;
  if (isInField || (isOnControl && key === 'Enter')) return null;
  return KEYS[key] ?? KEYS[key.toLowerCase()] ?? null;
}
