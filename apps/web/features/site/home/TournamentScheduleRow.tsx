import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

import { matchViewHref, myPanelPath, tournamentPath } from '../../../shared/links/links.ts';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { progressText } from '../../../shared/tournaments/event-labels.ts';
import { scheduledAt } from '../../../shared/tournaments/schedule.ts';
import { summaryText } from '../../../shared/tournaments/summary-labels.ts';
import { AnchorButton, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { tournamentState } from '../../../shared/ui/marks/tournament-state.ts';
import { ScheduleLine } from './ScheduleLine.tsx';

type TournamentScheduleRowProps = { tournament: TournamentSummary; isMine: boolean; hasDay: boolean };

/** A tournament of the day. */
export function TournamentScheduleRow({ tournament, isMine, hasDay }: TournamentScheduleRowProps) {
  const isDone = tournament.status === 'finished';
  const { isHidden } = useSpoiler(tournament.id);
  return (
    <ScheduleLine
      at={scheduledAt(tournament)}
      hasDay={hasDay}
      isMine={isMine && !isDone}
      isDone={isDone}
      title={
        <>
          <b className="min-w-0 truncate font-medium">{tournament.name}</b>
          {tournament.is_demo && <Tag>演示</Tag>}
        </>
      }
      meta={summaryText(tournament).join(' · ')}
      state={statusText(isHidden ? { ...tournament, champion: null } : tournament)}
      mark={<StatusMark state={tournamentState(tournament.status)} />}
      action={<RowAction tournament={tournament} isMine={isMine} />}
    />
  );
}

/** The label of the tournament's state. */
function statusText(tournament: TournamentSummary): string {
  const { status, champion, current_round, participant_count, capacity } = tournament;
  if (status === 'finished') return champion === null ? `${participant_count} 人参赛` : `冠军 ${champion}`;
  if (status === 'running')
    return current_round === null
      ? `${participant_count} 人参赛`
      : `${progressText(tournament)} · ${participant_count} 人`;
  return `已报名 ${participant_count} / ${capacity} 人`;
}

function RowAction({ tournament: { id, status }, isMine }: Omit<TournamentScheduleRowProps, 'hasDay'>) {
  if (isMine && status !== 'finished') {
    return (
      <LinkButton variant="ghost" size="sm" to={myPanelPath(id)}>
        <span className="text-zhu-text">{status === 'check_in' ? '签到' : '进入'}</span>
      </LinkButton>
    );
  }
  if (status === 'running') {
    return (
      <AnchorButton variant="ghost" size="sm" href={matchViewHref(id)}>
        观战
      </AnchorButton>
    );
  }
  return (
    <LinkButton variant={status === 'finished' ? 'text' : 'ghost'} size="sm" to={tournamentPath(id)}>
      {status === 'registration' ? '报名' : '查看'}
    </LinkButton>
  );
}
