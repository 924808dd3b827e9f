import { stageNumber } from '@pailei/contracts/play/stages/stage-texts';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { STAGE_VIEWS } from '../stages/stage-views.ts';

export type EventTab = {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
};

/** The tab of one stage. */
export type StageTabItem = EventTab & {
  readonly index: number;
  readonly isBegun: boolean;
  /** The address of the tab of its type, whichever stage that is. */
  readonly address: string;
};

export const OVERVIEW_TAB = 'overview';

/** The tabs of the stages, in the order in which they are played. */
export function stageTabs({ settings, stages }: Pick<TournamentState, 'settings' | 'stages'>): StageTabItem[] {
  return settings.stages.map(({ type }, index) => {
    const { id: address, label, countsEntrants } = STAGE_VIEWS[type].tab;
    const number = stageNumber(settings.stages, index);
    const stage = stages[index];
    return {
      id: number === null ? address : `${address}-${index + 1}`,
      label: number === null ? label : `${number} ${label}`,
      ...(countsEntrants && stage && { count: stage.entrants.length }),
      index,
      isBegun: stage !== undefined,
      address,
    };
  });
}

/** The tabs that this tournament has something for; lists that are closed for good are the staff's alone. */
export function tabsOf(
  { settings }: Pick<TournamentState, 'settings'>,
  stages: readonly StageTabItem[],
  isStaff: boolean,
): EventTab[] {
  const hasLists = isStaff || settings.decklists !== 'closed';
  return [
    { id: OVERVIEW_TAB, label: '概览' },
    ...stages,
    ...(hasLists
      ? [
          { id: 'decks', label: '卡组' },
          { id: 'data', label: '数据' },
        ]
      : []),
    { id: 'mine', label: '我的场次' },
  ];
}

/** The tab that the address asks for, of several stages of a type the newest one; else the overview. */
export function shownTab(tabs: readonly EventTab[], stages: readonly StageTabItem[], requested: string | null): string {
  const ofType = stages.filter(({ address }) => address === requested);
  const stage = ofType.findLast(({ isBegun }) => isBegun) ?? ofType[0];
  return (tabs.find(({ id }) => id === requested) ?? stage)?.id ?? OVERVIEW_TAB;
}

/** The name of the event; of another tab than the first both: `瑞士轮 · 霜降杯`. */
export function tabTitle({ name }: Pick<TournamentState, 'name'>, tabs: readonly EventTab[], shown: string): string {
  const label = shown === OVERVIEW_TAB ? undefined : tabs.find(({ id }) => id === shown)?.label;
  return label === undefined ? name : `${label} · ${name}`;
}
