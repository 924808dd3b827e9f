import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';

/** How a fixture ended for one of its two, as a seal, or in words where it did not. */
export type OwnResult = { readonly seal: '胜' | '负' | null; readonly text: string };

const TEXTS: Readonly<Record<GroupFixture['state'], string>> = {
  planned: '等前一轮结束',
  open: '进行中',
  over: '已结束',
  forfeited: '对手退出',
  annulled: '成绩作废',
  idle: '轮空',
};

export function ownResult({ state, winner_id, match }: GroupFixture, id: string): OwnResult {
  const text = TEXTS[state];
  if (state !== 'over' && state !== 'forfeited') return { seal: null, text };
  if (winner_id === null) return match?.result === 'draw' ? { seal: null, text: '平局' } : { seal: '负', text };
  return { seal: winner_id === id ? '胜' : '负', text };
}
