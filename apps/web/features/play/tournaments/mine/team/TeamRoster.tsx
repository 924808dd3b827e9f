import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { activePlayers, additionsLeft, isRosterLocked } from '@pailei/domain/tournament/teams/roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useNow } from '../../../../../shared/ui/time/Countdown.tsx';
import { RosterList } from '../../teams/RosterList.tsx';
import { shortText } from '../../teams/roster-text.ts';
import { RosterDialog } from './RosterDialog.tsx';
import { leadsTeam } from './team-place.ts';

type TeamRosterProps = { tournament: TournamentState; participant: Participant; user: User };

const IS_OVER = ['finished', 'cancelled'];

/** Who plays for the team, whoever has left included; its captains change it. */
export function TeamRoster({ tournament, participant, user }: TeamRosterProps) {
  const [isOpen, setOpen] = useState(false);
  const { roster = [], present = [] } = participant;
  const { team } = tournament.settings;
  const short = shortText(tournament, participant);
  const isLocked = isRosterLocked(tournament, new Date(useNow()).toISOString());
  const mayChange = leadsTeam(user) && team !== undefined && !IS_OVER.includes(tournament.status);
  return (
    <section>
      <SectionHeader
        title="参赛名单"
        meta={
          team && isLocked
            ? `已锁定，还可增补 ${additionsLeft(team, participant)} 人`
            : `${activePlayers(participant).length} 人`
        }
        action={
          mayChange && (
            <Button size="sm" onClick={() => setOpen(true)}>
              修改名单
            </Button>
          )
        }
      />
      {short !== null && <Note tone="huang">{short}</Note>}
      <RosterList roster={roster} present={present} />
      {isOpen && (
        <RosterDialog tournament={tournament} roster={activePlayers(participant)} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
