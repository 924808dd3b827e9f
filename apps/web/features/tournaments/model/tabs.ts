import type { TournamentState } from '@pailei/domain/tournament';

export type TabId = 'overview' | 'swiss' | 'bracket' | 'decks' | 'data' | 'mine';

type Tab = { id: TabId; label: string; count?: number };

/** The tabs that this tournament has something for; lists that are closed for good are the staff's alone. */
export function tabsOf({ settings, stages }: TournamentState, isStaff: boolean): Tab[] {
  const entrants = stages.findLast(({ type }) => type === 'swiss')?.entrants.length;
  const tabs: Tab[] = [{ id: 'overview', label: '概览' }];
  if (settings.stages.some(({ type }) => type === 'swiss'))
    tabs.push({ id: 'swiss', label: '瑞士轮', ...(entrants && { count: entrants }) });
  if (settings.stages.some(({ type }) => type === 'single_elimination')) tabs.push({ id: 'bracket', label: '对阵表' });
  if (isStaff || settings.decklists !== 'closed')
    tabs.push({ id: 'decks', label: '卡组' }, { id: 'data', label: '数据' });
  return [...tabs, { id: 'mine', label: '我的场次' }];
}

/** The tab that the address asks for, if it is there; else the overview. */
export function shownTab(tabs: readonly Tab[], asked: string | null): TabId {
  return tabs.find(({ id }) => id === asked)?.id ?? 'overview';
}
