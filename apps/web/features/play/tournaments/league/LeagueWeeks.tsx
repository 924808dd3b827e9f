import type { TournamentState } from '@pailei/domain/tournament/types';

import { useTeamLeague } from '../../../../shared/league/league.api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { WeekPanel } from './WeekPanel.tsx';

/** The fixtures of the visitor's team in this event whose time the captains agree on; nothing where there are none. */
export function LeagueWeeks({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const teamId = tournament.settings.team?.league ? (user?.team_id ?? null) : null;
  const { state } = useTeamLeague(teamId);
  const weeks = state?.weeks.filter(({ tournament_id }) => tournament_id === tournament.id) ?? [];
  if (teamId === null || weeks.length === 0) return null;
  return (
    <section>
      <SectionHeader title="开战时间" meta="由双方队长约定" />
      <div className="grid gap-4">
        {weeks.map((week) => (
          <WeekPanel key={week.id} week={week} teamId={teamId} />
        ))}
      </div>
    </section>
  );
}
