import type { LeagueCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { ArrowRight } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useLeagueWeek } from '../../../../shared/league/league.api.ts';
import { LeagueProposals } from '../../../../shared/league/LeagueProposals.tsx';
import { battlePath } from '../../../../shared/links/links.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { rulingText } from './league-ruling.ts';

/** A fixture of a league without a result: what the captains offered, and what the rule proposes. The ruling is given in the battle. */
export function LeaguePanel({ one, isOwn }: { one: LeagueCase; isOwn: boolean }) {
  const { teams, battle_id, tournament_name, label } = one;
  const week = useLeagueWeek(one.week_id);
  return (
    <Panel className="grid gap-4" aria-label={`到期：${teams.a.name} 对 ${teams.b.name}`}>
      <h2 className="text-20 font-semibold wrap-anywhere">
        {teams.a.name} <span className="text-text-3">对</span> {teams.b.name}
      </h2>
      <p className="text-13 text-text-2">
        {tournament_name} · {label} · 联赛周到期，没有赛果
      </p>
      {week.isError ? (
        <LoadFailed message={messageOf(week.error)} onRetry={() => void week.refetch()} />
      ) : (
        <Loading isLoading={week.data === undefined} skeleton={<SkeletonRows count={3} />}>
          {() => week.data && <Evidence week={week.data} />}
        </Loading>
      )}
      {isOwn ? (
        <p className="text-13 text-text-2">你是参战战队的队员，由其他裁判处理。</p>
      ) : (
        <LinkButton icon={<ArrowRight size={16} />} to={battlePath(battle_id)}>
          进入团队战裁定
        </LinkButton>
      )}
    </Panel>
  );
}

function Evidence({ week }: { week: LeagueWeekView }) {
  return (
    <>
      <Note tone="huang">{rulingText(week)}</Note>
      <LeagueProposals week={week} />
    </>
  );
}
