import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { myPanelPath } from '../../links/links.ts';
import { textLinkClass } from '../../ui/actions/TextButton.tsx';
import { Countdown } from '../../ui/time/Countdown.tsx';
import { cx } from '../../ui/layout/cx.ts';
import { StatusMark } from '../../ui/marks/StatusMark.tsx';
import { tournamentState } from '../../ui/marks/tournament-state.ts';
import { timeText } from '../../ui/time/day-text.ts';
import { stateMark } from '../../match/series-state.ts';
import { summaryParts } from '../event-labels.ts';
import { type StepAction, stepLabels } from './next-step-labels.ts';
import { nameOf } from '../people.ts';
import { CheckInCard } from './CheckInCard.tsx';
import { useMyStep } from './useMyStep.ts';

const LINKS: Readonly<Record<Exclude<StepAction, null>, string>> = {
  register: '去报名',
  submit_decks: '提交卡组',
  check_in: '去签到',
  accept_place: '接受名额',
  play: '进入对战室',
};

/** One tournament of the visitor's with the one next thing in it. */
export function EntryCard({ line }: { line: TournamentSummary }) {
  const { tournament, participant, step } = useMyStep(line.id);
  const labels = tournament && step && stepLabels(step, tournament);
  const match = step?.kind === 'play_match' ? step.match : null;
  if (tournament && step?.kind === 'check_in') return <CheckInCard tournament={tournament} dueAt={step.due_at} />;
  return (
    <Link
      className="flex min-w-0 snap-start flex-col gap-1 border-l border-l-line-1 px-5 py-4 first:border-l-0 first:pl-3 hover:bg-hover max-desktop:py-5 max-desktop:first:pl-0"
      to={myPanelPath(line.id)}
    >
      <span className="flex items-center justify-between gap-2">
        <b className="min-w-0 truncate text-[15px] font-medium">{line.name}</b>
        {match ? <StatusMark {...stateMark(match.status)} /> : <StatusMark state={tournamentState(line.status)} />}
      </span>
      <span className="min-w-0 truncate text-13 text-text-2">
        {detailText(line, tournament, step, participant?.id ?? null)}
      </span>
      <span className="mt-2 flex items-baseline justify-between gap-2">
        {labels?.due_at ? (
          <DueClock dueAt={labels.due_at} isUrgent={labels.action !== null} />
        ) : (
          <span className="text-13 text-text-3">{labels?.title ?? ''}</span>
        )}
        <span className={textLinkClass(labels?.action === 'play' ? 'accent' : 'quiet')}>
          {labels?.action ? LINKS[labels.action] : '查看'}
          <ChevronRight size={14} />
        </span>
      </span>
    </Link>
  );
}

function DueClock({ dueAt, isUrgent }: { dueAt: string; isUrgent: boolean }) {
  return (
    <span className={cx('text-[22px]', isUrgent && 'text-huang-text')}>
      <Countdown dueAt={dueAt} />
    </span>
  );
}

function detailText(
  line: TournamentSummary,
  tournament: TournamentState | null,
  step: NextStep | null,
  myId: string | null,
): string {
  if (tournament && step?.kind === 'play_match')
    return `${matchRoundLabel(tournament, step.match)} · 对 ${opponentName(tournament, step.match, myId)}`;
  const [stages] = summaryParts(line);
  if (line.status === 'registration' && line.starts_at) return `${timeText(line.starts_at)} · ${stages}`;
  return `${line.participant_count} 人 · ${stages}`;
}

function opponentName(tournament: TournamentState, match: MatchSummary, myId: string | null): string {
  return nameOf(tournament, match.a === myId ? match.b : match.a);
}
