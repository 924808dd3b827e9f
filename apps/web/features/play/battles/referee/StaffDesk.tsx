import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import type { StaffCase } from '@pailei/contracts/play/staff/staff-shapes';

import { useBattleStaff } from '../../../../shared/referee-calls/calls.api.ts';
import { useStaff } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { RulingButtons } from './RulingButtons.tsx';
import { StaffLines } from './StaffLines.tsx';
import { WaitingCases, type BoardCase } from './WaitingCases.tsx';

/** What waits for a referee in a battle, and what can be decided about it. */
export function StaffDesk({ battle: { info, battle } }: { battle: BattleSnapshot }) {
  const user = useAtomValue(userAtom);
  const calls = useBattleStaff(info.id).state?.calls ?? [];
  const cases = useStaff().state?.cases.filter((one) => isOfBoard(one, info.id)) ?? [];
  return (
    <div className="grid gap-5">
      <WaitingCases id={info.id} state={battle} calls={calls} cases={cases} />
      <RulingButtons id={info.id} state={battle} />
      {user && <StaffLines id={info.id} state={battle} accountId={user.id} />}
    </div>
  );
}

const isOfBoard = (one: StaffCase, battleId: string): one is BoardCase =>
  (one.kind === 'dispute' || one.kind === 'objection' || one.kind === 'absence') && one.battle_id === battleId;
