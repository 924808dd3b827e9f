import { holdsRight } from '@pailei/domain/rights/rights';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';

/** Maintenance is not for admins: they pass. */
export function useIsAdmin(): boolean {
  return holdsRight('admin', useAtomValue(userAtom));
}
