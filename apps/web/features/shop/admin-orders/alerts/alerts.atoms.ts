import { storedAtom } from '../../../../shared/state/storage.atoms.ts';

export type BoardChoices = {
  /** New orders come in by themselves; otherwise they wait above the list. */
  is_auto: boolean;
  has_sound: boolean;
  /** The window's title shows how many came while the visitor was away. */
  has_badge: boolean;
};

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isChoices = (value: unknown): value is BoardChoices =>
  typeof value === 'object' &&
  value !== null &&
  'is_auto' in value &&
  isFlag(value.is_auto) &&
  'has_sound' in value &&
  isFlag(value.has_sound) &&
  'has_badge' in value &&
  isFlag(value.has_badge);

/** How this device announces new orders. */
export const boardChoicesAtom = storedAtom<BoardChoices>(
  'orders_board',
  { is_auto: true, has_sound: false, has_badge: true },
  isChoices,
);
