import type { TournamentSummary } from '@pailei/contracts/tournaments';
import type { MatchSummary, NextStep, TournamentState } from '@pailei/domain/tournament';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { myPanelPath } from '../../../app/links.ts';
import { Countdown } from '../../../shared/ui/Countdown.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { tournamentState } from '../../../shared/ui/tournament-state.ts';
import { timeText } from '../../home/home.words.ts';
import { stateMark } from '../../match/model/series-state.ts';
import { summaryParts } from '../model/event-words.ts';
import { matchLabel } from '../model/matches.ts';
import { stepWords, type StepAction } from '../model/next-step-words.ts';
import { nameOf } from '../model/people.ts';
import { useMyStep } from '../useMyStep.ts';

const LINKS: Readonly<Record<Exclude<StepAction, null>, string>> = {
  register: '去报名',
  submit_decks: '提交卡组',
  check_in: '去签到',
  play: '进入对战室',
};

/** One tournament of the visitor's with the one next thing in it. */
export function EntryCard({ line }: { line: TournamentSummary }) {
  const { tournament, participant, step } = useMyStep(line.id);
  const words = tournament && step && stepWords(step, tournament);
  const match = step?.kind === 'play_match' ? step.match : null;
  return (
    <Link className="my" to={myPanelPath(line.id)}>
      <span className="row row--sb">
        <b className="ell">{line.name}</b>
        {match ? <StatusMark {...stateMark(match.status)} /> : <StatusMark state={tournamentState(line.status)} />}
      </span>
      <span className="t2 s13 ell">{detailText(line, tournament, step, participant?.id ?? null)}</span>
      <span className="my__f">
        {words?.due_at ? (
          <DueClock dueAt={words.due_at} isUrgent={words.action !== null} />
        ) : (
          <span className="t3 s13">{words?.title ?? ''}</span>
        )}
        <span className={cx('lnk', words?.action === 'play' && 'lnk--zhu')}>
          {words?.action ? LINKS[words.action] : '查看'}
          <ChevronRight size={14} />
        </span>
      </span>
    </Link>
  );
}

function DueClock({ dueAt, isUrgent }: { dueAt: string; isUrgent: boolean }) {
  return (
    <span className={cx('my__c', isUrgent && 'huang')}>
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
    return `${matchLabel(tournament, step.match)} · 对 ${opponentName(tournament, step.match, myId)}`;
  const [stages] = summaryParts(line);
  if (line.status === 'registration' && line.starts_at) return `${timeText(line.starts_at)} · ${stages}`;
  return `${line.participant_count} 人 · ${stages}`;
}

function opponentName(tournament: TournamentState, match: MatchSummary, myId: string | null): string {
  return nameOf(tournament, match.a === myId ? match.b : match.a);
}
