import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { fixturesLeft } from '../stages/groups/group-status.ts';

/** Why there is nothing to work out. */
export function noNeedsText(
  { settings }: Pick<TournamentState, 'settings'>,
  stage: number,
  table: Pick<GroupTable, 'fixtures' | 'proof'>,
  places: number | null,
): string {
  const left = fixturesLeft(table.fixtures);
  if (settings.stages[stage + 1] === undefined) return '小组赛后没有下一阶段，积分榜就是最终名次。';
  if (left.length === 0) return '本组的场次已全部结束。';
  if (places === null) return '晋级名额按各组成绩比较，小组结束后才能确定。';
  if (left.some(({ section }) => section === 'decider')) return '同分的各方正在打决胜场。';
  return table.proof ? '本组暂时没有可以推算的场次。' : '两胜晋级，两负止步。';
}
