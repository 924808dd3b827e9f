import { storedAtom } from '../../../../../shared/state/storage.atoms.ts';

/** Whether this device rings for battles. */
export const alarmsOnAtom = storedAtom<boolean>(
  'battle_alarms',
  true,
  (value): value is boolean => typeof value === 'boolean',
);
