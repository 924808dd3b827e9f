import { lateEntryCost } from '@pailei/domain/tournament/decide/decide-field';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Clock, Download, FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { EnterLateDialog } from '../late/EnterLateDialog.tsx';
import { AddEntrantButton } from './AddEntrantDialog.tsx';
import { AddTeamButton } from './AddTeamDialog.tsx';
import { useParticipantsCsv } from './entries.api.ts';
import { ExtendCheckInDialog } from './ExtendCheckInDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';

type Open = 'extend' | 'import' | 'late' | null;

/** What the staff do with the field as a whole; before the start people are added, after it they come in late. */
export function ParticipantTools({ tournament }: { tournament: TournamentState }) {
  const [open, setOpen] = useState<Open>(null);
  const file = useParticipantsCsv(tournament.id);
  const { team } = tournament.settings;
  const isGathering = tournament.status === 'registration' || tournament.status === 'check_in';
  const close = () => setOpen(null);
  return (
    <>
      {tournament.status === 'check_in' && (
        <Button icon={<Clock size={16} />} onClick={() => setOpen('extend')}>
          延长签到
        </Button>
      )}
      {isGathering && (
        <>
          {team ? (
            <AddTeamButton tournamentId={tournament.id} settings={team} />
          ) : (
            <AddEntrantButton tournamentId={tournament.id} />
          )}
          <Button variant="ghost" icon={<FileUp size={16} />} onClick={() => setOpen('import')}>
            导入名单
          </Button>
        </>
      )}
      {lateEntryCost(tournament) && (
        <Button icon={<UserPlus size={16} />} onClick={() => setOpen('late')}>
          中途加入
        </Button>
      )}
      <Button variant="ghost" icon={<Download size={16} />} pending={file.isPending} onClick={() => file.mutate()}>
        导出名单
      </Button>
      {open === 'extend' && <ExtendCheckInDialog tournament={tournament} onClose={close} />}
      {open === 'import' && <ImportDialog tournament={tournament} onClose={close} />}
      {open === 'late' && <EnterLateDialog tournament={tournament} onClose={close} />}
    </>
  );
}
