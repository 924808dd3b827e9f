import type { TournamentState } from '@pailei/domain/tournament/types';

import { Note } from '../ui/feedback/Note.tsx';

/** Why a whole event stands still; nothing while it goes on. */
export function PauseNote({ tournament: { pause }, className }: { tournament: TournamentState; className?: string }) {
  if (!pause) return null;
  return (
    <Note tone="huang" {...(className !== undefined && { className })}>
      {`赛事已暂停，所有计时都停下了，恢复后补回。原因：${pause.reason}（${pause.by.name}）`}
    </Note>
  );
}
