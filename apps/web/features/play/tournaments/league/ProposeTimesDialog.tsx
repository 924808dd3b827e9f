import { proposeTimesBody } from '@pailei/contracts/play/league/league.api';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { LEAGUE_NOTICE_HOURS, LEAGUE_SLOTS_MAX } from '@pailei/domain/battles/league/types';
import { latestStart } from '@pailei/domain/battles/league/league-window';
import { useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { SlotInputs } from '../../../../shared/challenges/SlotInputs.tsx';
import { useTimeAnswer } from '../../../../shared/league/league.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { beijingText } from '../../../../shared/ui/time/day-text.ts';
import { sentMoment } from '../../../../shared/ui/time/local-time.ts';
import { opponentOf } from './week-state.ts';

type ProposeTimesDialogProps = { week: LeagueWeekView; teamId: string; onClose: () => void };

/** One to five times for the other side to choose from. */
export function ProposeTimesDialog({ week, teamId, onClose }: ProposeTimesDialogProps) {
  const [locals, setLocals] = useState(['']);
  const [wrong, setWrong] = useState<string>();
  const answer = useTimeAnswer(week.id);
  const send = () => {
    const slots = locals.flatMap((local) => sentMoment(local) ?? []);
    const body = { seen: week.proposals.length, slots };
    const checked = proposeTimesBody.safeParse(body);
    setWrong(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success) return;
    void afterCommand(answer.mutateAsync({ type: 'propose', ...body }), {
      doneText: '已提出时间，等待对方答复',
      onClose,
      onError: (error) => setWrong(errorText(error)),
    });
  };
  const hint = `提出 1–${LEAGUE_SLOTS_MAX} 个时间供对方选择：至少在 ${LEAGUE_NOTICE_HOURS} 小时之后，最晚 ${beijingText(latestStart(week.window))}（北京时间）。`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`向「${opponentOf(week, teamId).name}」提出时间`}
      description="对方同意其中一个之后，团队战改到那时开战。"
      isPhoneSheet
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button variant="primary" pending={answer.isPending} onClick={send}>
            提出时间
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <SlotInputs slots={locals} most={LEAGUE_SLOTS_MAX} hint={hint} error={wrong} onChange={setLocals} />
      </div>
    </Dialog>
  );
}

const errorText = (error: unknown): string =>
  (error instanceof ApiError ? error.errors['slots'] : undefined) ?? messageOf(error);
