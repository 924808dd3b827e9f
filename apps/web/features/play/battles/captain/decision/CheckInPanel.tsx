import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { Check } from 'lucide-react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { useBattleCommand } from '../captain.api.ts';
import type { OwnPlace } from '../useOwnPlace.ts';
import { DecisionFrame, FooterNote } from './DecisionFrame.tsx';

/** The check-in of the team: any member may say that the team is there. */
export function CheckInPanel({ state, place: { side, accountId } }: { state: BattleState; place: OwnPlace }) {
  const checkIn = useBattleCommand(battlesApi.checkIn, state.battle_id);
  const { checked_in } = state.sides[side];
  const needed = state.settings.check_in_members;
  const isIn = checked_in.includes(accountId);
  const isEnough = checked_in.length >= needed;
  const { due_at, check_in_at } = state;
  const totalMs = due_at && check_in_at ? Date.parse(due_at) - Date.parse(check_in_at) : null;
  return (
    <DecisionFrame
      title={isEnough ? '签到完成' : '战队签到'}
      text={`开战前要有 ${needed} 名队员签到，本队已签到 ${checked_in.length} 人。`}
      isAsked={!isIn && !isEnough}
      clock={due_at === null ? null : { label: '距开战', dueAt: due_at, totalMs }}
      footer={
        <>
          <FooterNote error={checkIn.isError ? messageOf(checkIn.error) : null}>
            {isEnough
              ? '到时间自动开战，各台再由上场者进入房间。'
              : '人数不足也会准时开战，各台按迟到计时，到场太晚判负。'}
          </FooterNote>
          {isIn ? (
            <span className="inline-flex h-11 items-center gap-2 text-lv-text">
              <Check size={18} aria-hidden="true" />
              你已签到
            </span>
          ) : (
            <Button
              variant={isEnough ? 'ghost' : 'primary'}
              size="lg"
              className="max-tablet:w-full"
              icon={<Check size={18} />}
              pending={checkIn.isPending}
              onClick={() => checkIn.mutate({})}
            >
              签到
            </Button>
          )}
        </>
      }
    />
  );
}
