import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { useExtendCheckIn } from './entries.api.ts';

const MINUTES = [5, 10, 15, 30, 60] as const;
const OPTIONS = MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} 分钟` }));

/** More time for everybody; also takes back that the places of the absent go to the waitlist. */
export function ExtendCheckInDialog({ tournament, onClose }: { tournament: TournamentState; onClose: () => void }) {
  const [minutes, setMinutes] = useState('10');
  const [from] = useState(tournament.check_in_due_at ?? '');
  const extend = useExtendCheckIn(tournament.id);
  const due_at = new Date(Date.parse(from) + Number(minutes) * 60_000).toISOString();
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="延长签到"
      description={`签到延长到 ${timeText(due_at)}，开赛随之顺延。还没签到的选手会收到通知。`}
      label="原因"
      confirmLabel="延长签到"
      pending={extend.isPending}
      error={extend.error}
      onConfirm={(reason) => extend.mutate({ due_at, reason }, { onSuccess: onClose })}
    >
      <Segmented label="延长" options={OPTIONS} value={minutes} onChange={setMinutes} />
    </ReasonDialog>
  );
}
