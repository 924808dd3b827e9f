import { BATTLE_DUE_NAMES, BATTLE_END_NAMES, BATTLE_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';

/** `until`: what is left to a moment; `since`: how long something has lasted. */
export type PhaseClock = { readonly kind: 'until' | 'since'; readonly at: string };

/** What goes on in a battle, with its clock. */
export type BattlePhase = { readonly text: string; readonly clock: PhaseClock | null };

const until = (at: string): PhaseClock => ({ kind: 'until', at });

/** `boardName`: what a board is called in the format of the battle. */
export function battlePhase(state: BattleState, boardName: (number: number) => string): BattlePhase {
  const { status, due_at, due_kind, starts_at } = state;
  if (isBattleOver(status)) return { text: resultText(state), clock: null };
  if (status === 'paused') return { text: BATTLE_STATUS_NAMES.paused, clock: null };
  if (status === 'playing') return duringPlay(state, boardName);
  if (status === 'check_in') return { text: '签到中，距开战', clock: until(starts_at) };
  if (due_at === null || due_kind === null) return { text: '距开战', clock: until(starts_at) };
  return { text: `距${BATTLE_DUE_NAMES[due_kind]}`, clock: until(due_at) };
}

function duringPlay({ naming, due_at, boards }: BattleState, boardName: (number: number) => string): BattlePhase {
  if (naming) {
    const text = `${boardName(naming.board_number)} · 等待${BATTLE_DUE_NAMES[naming.kind]}`;
    return { text, clock: due_at === null ? null : until(due_at) };
  }
  const running = boards.filter(({ status }) => status === 'playing' || status === 'open');
  const [first] = running;
  if (!first) return { text: '等待开台', clock: null };
  const text = running.length === 1 ? boardName(first.number) : `${running.length} 台同时进行`;
  return { text: first.status === 'open' ? `${text} · 准备中` : text, clock: { kind: 'since', at: first.opened_at } };
}

/** `霜刃 取胜`, with the cause where the boards alone do not say it. */
export function resultText({ result, end_cause, sides, status }: BattleState): string {
  if (status === 'cancelled' || result === null) return BATTLE_STATUS_NAMES[status];
  const winner = SIDES.find((side) => side === result);
  const text = winner ? `${sides[winner].name} 取胜` : result === 'draw' ? '平局' : '双方皆负';
  const isPlain = end_cause === null || end_cause === 'boards' || end_cause === 'tie';
  return isPlain ? text : `${text} · ${BATTLE_END_NAMES[end_cause]}`;
}
