import { AppError, type ErrorTable } from '../../http/errors.ts';

/** Beside the rules of the event: what an entry asks of the account. */
export const ENTRY_ERRORS = {
  game_id_required: [422, '请填写游戏 ID，对手要用它在游戏里找到你'],
  team_required: [409, '请先加入或创建一支通过审核的战队'],
  team_leaders_only: [403, '只有队长和副队长可以代表战队办理'],
  player_not_member: [422, '名单中有人不是本队成员'],
  account_suspended: [422, '该账号在开赛时仍被停用'],
  player_suspended: [422, '名单中有队员的账号在开赛时仍被停用'],
  players_not_findable: [422, '名单中有队员还没有填写游戏 ID，对手要用它在游戏里找到他们'],
} as const satisfies ErrorTable;

/** 409: in the season of the event everybody plays for one team alone. */
export function playsElsewhere(player: string, team: string): AppError {
  const text = `「${player}」本赛季已代表「${team}」参赛，每人一个赛季只能代表一支战队`;
  return new AppError('player_of_other_team_in_season', 409, text, { account_ids: text });
}
