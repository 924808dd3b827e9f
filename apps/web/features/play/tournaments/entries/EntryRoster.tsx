import { additionsLeft, isRosterLocked } from '@pailei/domain/tournament/teams/roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { RosterList } from '../teams/RosterList.tsx';
import { shortText } from '../teams/roster-text.ts';
import { useCheckInOther } from '../tournaments.api.ts';
import { presenceText } from './presence-text.ts';

type EntryRosterProps = { tournament: TournamentState; entry: Participant };

/** Who plays for a team, and who of them is there; the staff check players in one by one. */
export function EntryRoster({ tournament, entry }: EntryRosterProps) {
  const checkIn = useCheckInOther(tournament.id, entry.id);
  const { roster = [], present = [] } = entry;
  const { team } = tournament.settings;
  const short = shortText(tournament, entry);
  const isLocked = isRosterLocked(tournament, new Date(useNow()).toISOString());
  const isAsked = tournament.status === 'check_in' && entry.checked_in_at === null;
  const lock = team && isLocked ? `名单已锁定，还可增补 ${additionsLeft(team, entry)} 人` : '名单未锁定';
  return (
    <section className="mb-6">
      <SectionHeader title="参赛名单" meta={[presenceText(tournament, entry), lock].filter(Boolean).join('，')} />
      {short !== null && <Note tone="huang">{short}</Note>}
      <RosterList
        roster={roster}
        present={present}
        renderAction={({ account_id, name }) =>
          isAsked &&
          !present.includes(account_id) && (
            <Button
              size="sm"
              aria-label={`代 ${name} 签到`}
              pending={checkIn.isPending && checkIn.variables === account_id}
              onClick={() => checkIn.mutate(account_id)}
            >
              代签到
            </Button>
          )
        }
      />
    </section>
  );
}
