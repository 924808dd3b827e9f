import type { ErrorTable } from '../../http/errors.ts';

/** Beside the rules of the event: what an entry asks of the account. */
export const ENTRY_ERRORS = {
  game_id_required: [422, '请填写游戏 ID，对手要用它在游戏里找到你'],
} as const satisfies ErrorTable;
