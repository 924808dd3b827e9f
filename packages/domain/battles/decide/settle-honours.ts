import { honoursOf } from '../honours.ts';
import type { Honour } from '../types.ts';
import type { Turn } from './turn.ts';

/** A streak that grows is the same honour. */
const nameOf = ({ kind, side, player, boards }: Honour) => JSON.stringify([kind, side, player.account_id, boards[0]]);
const textOf = (honour: Honour) => JSON.stringify([nameOf(honour), honour.boards]);

/** Honours that are new, have grown, or are none any more. */
export function settleHonours(turn: Turn): void {
  const had = turn.state.honours;
  const due = honoursOf(turn.state);
  const names = new Set(due.map(nameOf));
  for (const honour of had) if (!names.has(nameOf(honour))) turn.emit('honour_withdrawn', honour);
  const known = new Set(had.map(textOf));
  for (const honour of due) if (!known.has(textOf(honour))) turn.emit('honour_earned', honour);
}
