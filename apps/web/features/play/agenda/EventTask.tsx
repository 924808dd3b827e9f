import type { AgendaItemOf } from '@pailei/contracts/play/agenda/agenda.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { dueOfStep } from '@pailei/domain/agenda/task';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import { Check } from 'lucide-react';

import { myPanelPath, tournamentPath } from '../../../shared/links/links.ts';
import { usePlayerCommand } from '../../../shared/tournaments/entries/entries.api.ts';
import { stepLabels, type StepAction } from '../../../shared/tournaments/entries/next-step-labels.ts';
import { useMyStep } from '../../../shared/tournaments/entries/useMyStep.ts';
import { WhyLink } from '../../../shared/tournaments/entries/WhyLink.tsx';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { tournamentState } from '../../../shared/ui/marks/tournament-state.ts';
import { useReordered } from './agenda.api.ts';
import { TaskCard, type TaskSize } from './TaskCard.tsx';

const BUTTONS: Readonly<Record<Exclude<StepAction, null>, string>> = {
  register: '去报名',
  submit_decks: '提交卡组',
  check_in: '签到',
  accept_place: '接受名额',
  play: '进入对战室',
};

/** The next step in an event, live: the list is asked again when it is another one than the list knows. */
export function EventTask({ item, size }: { item: AgendaItemOf<'event'>; size: TaskSize }) {
  const { tournament: line } = item;
  const { tournament, participant, step: live } = useMyStep(line.id);
  const isSame = live === null || (live.kind === item.step.kind && dueOfStep(live) === item.due_at);
  useReordered(isSame ? 0 : 1);
  const step = live ?? item.step;
  const labels = tournament && stepLabels(step, tournament);
  return (
    <TaskCard
      size={size}
      place={<TextLink to={tournamentPath(line.id)}>{line.name}</TextLink>}
      mark={<StatusMark state={tournamentState(tournament?.status ?? line.status)} />}
      title={labels?.title ?? ''}
      text={labels?.text ?? ''}
      due={labels?.due_at ? { label: labels.due_label ?? '剩余', at: labels.due_at } : null}
      isUrgent={item.urgency === 'act'}
      note={tournament && participant && <WhyLink tournament={tournament} participantId={participant.id} />}
    >
      <StepButton id={line.id} step={step} action={labels?.action ?? null} isLarge={size === 'large'} />
    </TaskCard>
  );
}

type StepButtonProps = { id: string; step: NextStep; action: StepAction; isLarge: boolean };

/** The way to the step; of a check-in, the step itself. */
function StepButton({ id, step, action, isLarge }: StepButtonProps) {
  if (step.kind === 'check_in') return <CheckIn id={id} isLarge={isLarge} />;
  return (
    <LinkButton variant={isLarge && action ? 'primary' : 'ghost'} size={isLarge ? 'lg' : 'md'} to={myPanelPath(id)}>
      {action ? BUTTONS[action] : '查看赛事'}
    </LinkButton>
  );
}

function CheckIn({ id, isLarge }: { id: string; isLarge: boolean }) {
  const checkIn = usePlayerCommand(tournamentsApi.checkIn, id);
  return (
    <Button
      variant={isLarge ? 'primary' : 'ghost'}
      size={isLarge ? 'lg' : 'md'}
      icon={<Check size={16} />}
      pending={checkIn.isPending}
      onClick={() => checkIn.mutate()}
    >
      签到
    </Button>
  );
}
