import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { entryFeeOf, feeOwed, withdrawsLate } from '@pailei/domain/tournament/entries/entry-fee';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

type Event = Pick<TournamentState, 'settings'>;

/** With what it costs, where it costs something: 报名 · 50 积分. */
export function registerLabel({ settings }: Event): string {
  const fee = entryFeeOf(settings);
  return fee === 0 ? '报名' : `报名 · ${groupedPoints(fee)} 积分`;
}

export type EntryDialog = 'game_id' | 'fee';

/** The one dialog in which an entry is confirmed; null: none. The one that asks for a game id has the fee in it. */
export function entryDialog(event: Event, needsGameId: boolean): EntryDialog | null {
  if (needsGameId) return 'game_id';
  return feeText(event) === null ? null : 'fee';
}

/** What an entry costs and when that goes back; null: nothing. */
export function feeText({ settings }: Event): string | null {
  const fee = entryFeeOf(settings);
  if (fee === 0) return null;
  const until = settings.check_in_required ? '签到前' : '开赛前';
  return `报名时收取 ${groupedPoints(fee)} 积分。${until}取消报名、报名未通过、没有得到名额或赛事取消时全部退回。`;
}

/** What coming in after the start takes of one who has not paid, or has it back; empty: nothing. */
export function lateFeeText(event: TournamentState, participant: Participant | undefined): string {
  const due = entryFeeOf(event.settings) - (participant ? feeOwed(event, participant) : 0);
  return due === 0 ? '' : `加入时收取参赛费 ${groupedPoints(due)} 积分。`;
}

/** What becomes of the fee of one who takes their entry back now; empty where there is none. */
export function feeBackText(event: Event, participant: Participant): string {
  const fee = entryFeeOf(event.settings);
  if (fee === 0) return '';
  return withdrawsLate(event, participant) ? '你已签到，参赛费不再退回。' : `参赛费 ${groupedPoints(fee)} 积分会退回。`;
}
