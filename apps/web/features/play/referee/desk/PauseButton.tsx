import type { TournamentState } from '@pailei/domain/tournament/types';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { useEventPause } from './event.api.ts';

const TEXTS = {
  pause: { label: '暂停赛事', text: '所有场次停表，选手不能操作，下一轮不会开始。选手会看到原因。', icon: Pause },
  resume: { label: '恢复赛事', text: '各场从停下的地方继续，停下的时间全部补回。', icon: Play },
} as const;

/** The whole event stands still, or goes on, with a reason that everybody reads. */
export function PauseButton({ tournament }: { tournament: TournamentState }) {
  const what = tournament.pause ? 'resume' : 'pause';
  const [isOpen, setOpen] = useState(false);
  const command = useEventPause(what, tournament.id);
  const { label, text, icon: Icon } = TEXTS[what];
  if (tournament.status !== 'running') return null;
  return (
    <>
      <Button variant={what === 'resume' ? 'primary' : 'ghost'} icon={<Icon size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          open
          onOpenChange={setOpen}
          title={label}
          description={text}
          label="原因"
          confirmLabel={label}
          pending={command.isPending}
          error={command.error}
          onConfirm={(reason) => command.mutate(reason, { onSuccess: () => setOpen(false) })}
        />
      )}
    </>
  );
}
