import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';

/** The visitor's place in a battle. */
export type OwnPlace = {
  readonly side: Side;
  readonly accountId: string;
  /** Captain or vice captain: decides for the team. */
  readonly leads: boolean;
};

/** Null for whoever is in neither team. The server decides every right; this says only what is shown. */
export function useOwnPlace({ teams }: BattleInfo): OwnPlace | null {
  const user = useAtomValue(userAtom);
  const side = user?.team_id ? SIDES.find((one) => teams[one].id === user.team_id) : undefined;
  if (!user || !side) return null;
  return { side, accountId: user.id, leads: user.team_role !== null && user.team_role !== 'member' };
}
