import type { RedrawReason, RoundDraftView } from '@pailei/contracts/play/pairings/pairings.api';
import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';

type DraftPair = RoundDraft['pairs'][number];

/** Why two meet: `同分 6`, `跨 1 组：6 与 3`, and what could not be kept. */
export function pairReason({ reason, table }: DraftPair, byHand: readonly number[]): string {
  const { group_difference, points_a, points_b } = reason;
  const group = group_difference === 0 ? `同分 ${points_a}` : `跨 ${group_difference} 组：${points_a} 与 ${points_b}`;
  return [group, byHand.includes(table) && '人工调整'].filter((text) => text).join(' · ');
}

export const pairWarnings = ({ reason }: DraftPair): string[] =>
  [reason.rematch && '重赛', reason.forbidden && '未能避开'].filter((text) => typeof text === 'string');

/** What the pairing had to give up; every rule was kept in most rounds. */
export function relaxedText({ relaxed }: Pick<RoundDraft, 'relaxed'>): string {
  const { rematches, repeated_byes, forbidden_pairs } = relaxed;
  const given = [
    rematches > 0 && `${rematches} 桌重赛`,
    forbidden_pairs > 0 && `${forbidden_pairs} 桌未能避开同队或指定的选手`,
    repeated_byes > 0 && '轮空给了轮空过的选手',
  ].filter((text) => text);
  return given.length === 0 ? '没有放宽任何配对规则' : `放宽了：${given.join('，')}`;
}

const REDRAW_TEXTS: Readonly<Record<RedrawReason, string>> = {
  entered: '有选手加入，已重新配对',
  left: '有选手退出，已重新配对',
  result: '有结果被更正，已重新配对',
  settings: '赛事设置已修改，已重新配对',
  by_staff: '已恢复抽签的对阵',
};

/** Why the draft is another one than before; null: it is the first of its round. */
export function redrawText({ redrawn, lost_edits }: Pick<RoundDraftView, 'redrawn' | 'lost_edits'>): string | null {
  if (redrawn === null) return null;
  return `${REDRAW_TEXTS[redrawn]}${lost_edits > 0 ? `，之前的 ${lost_edits} 处人工调整不再算数` : ''}。`;
}

/** Whether two seats fit a search by table or name. */
export function fitsSearch(search: string, table: number | null, names: readonly string[]): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return String(table) === wanted || names.some((name) => name.toLowerCase().includes(wanted));
}
