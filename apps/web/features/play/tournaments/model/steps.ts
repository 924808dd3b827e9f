import { stageSize } from '@pailei/contracts/play/stages/stage-texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { Stage, StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { dayText } from '../../../../shared/ui/time/time.format.ts';

export type EventStep = {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly phase: 'done' | 'now' | 'wait';
};

type BareStep = Omit<EventStep, 'phase'>;

/** The way of a tournament: 报名, 签到, its stages, 结算. */
export function eventSteps(tournament: TournamentState): EventStep[] {
  const { settings, stages, times } = tournament;
  const before: BareStep[] = [
    {
      key: 'registration',
      label: '报名',
      detail: times.registration_closes_at ? `截止 ${timeText(times.registration_closes_at)}` : '',
    },
  ];
  if (settings.check_in_required)
    before.push({
      key: 'check_in',
      label: '签到',
      detail: times.check_in_opens_at ? timeText(times.check_in_opens_at) : '',
    });
  const steps = [
    ...before,
    ...settings.stages.map((stage, index) => stageStep(stage, stages[index], index)),
    { key: 'end', label: '结算', detail: tournament.finished_at ? dayText(tournament.finished_at) : '' },
  ];
  const now = currentIndex(tournament, before.length, steps.length);
  return steps.map((step, index) => ({ ...step, phase: index < now ? 'done' : index === now ? 'now' : 'wait' }));
}

function stageStep(settings: StageSettings, stage: Stage | undefined, index: number): BareStep {
  const size = stageSize(settings, stage?.round_count ?? null);
  return {
    key: `stage-${index}`,
    label: STAGE_TEXTS[settings.type].name,
    detail: [size, `BO${settings.best_of}`].filter(Boolean).join(' · '),
  };
}

/** -1 while nothing has begun, the number of steps when all is done. */
function currentIndex({ status, current_stage }: TournamentState, before: number, count: number): number {
  switch (status) {
    case 'draft':
    case 'cancelled':
      return -1;
    case 'registration':
      return 0;
    case 'check_in':
      return 1;
    case 'running':
      return before + (current_stage ?? 0);
    case 'finished':
      return count;
    default:
      return status satisfies never;
  }
}
