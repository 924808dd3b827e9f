import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import type { MatchCase, StaffCase } from '@pailei/contracts/play/staff/staff-shapes';

import { useBattleStaff } from '../../../../shared/battles/battle-calls.api.ts';
import { useStaff } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { RulingButtons } from './RulingButtons.tsx';
import { StaffLines } from './StaffLines.tsx';
import { WaitingCases } from './WaitingCases.tsx';

/** What waits for a referee in a battle, and what can be decided about it. */
export function StaffDesk({ battle: { info, battle } }: { battle: BattleSnapshot }) {
  const user = useAtomValue(userAtom);
  const calls = useBattleStaff(info.id).state?.calls ?? [];
  const disputes = useStaff().state?.cases.filter((one) => isDisputeOf(one, info.id)) ?? [];
  return (
    <div className="grid gap-5">
      <WaitingCases id={info.id} state={battle} calls={calls} disputes={disputes} />
      <RulingButtons id={info.id} state={battle} />
      {user && <StaffLines id={info.id} state={battle} accountId={user.id} />}
    </div>
  );
}

const isDisputeOf = (one: StaffCase, battleId: string): one is MatchCase =>
  one.kind !== 'call' && one.battle_id === battleId;
