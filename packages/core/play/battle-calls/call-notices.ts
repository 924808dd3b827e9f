import type { BattleCall } from '@pailei/contracts/play/battle-calls/battle-call-views';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { otherSide } from '@pailei/domain/series';
import { findStaffIds } from '../../people/accounts/index.ts';
import type { NewNotification } from '../../people/notifications/index.ts';
import { findBattleMembers } from '../battles/index.ts';

type Called = { row: BattleRow; call: BattleCall; now: string };

/** To all referees who are of neither team. A demonstration calls nobody. */
export async function callNotices(trx: Trx, { row, call, now }: Called): Promise<NewNotification[]> {
  if (row.is_demo) return [];
  const members = new Set((await findBattleMembers(trx, row)).map(({ account_id }) => account_id));
  const referees = (await findStaffIds(trx, now)).filter((id) => !members.has(id));
  const { id, side, board_number, text } = call;
  const { sides } = row.state;
  return referees.map((account_id) => ({
    account_id,
    dedupe_key: `referee_called:${id}`,
    notice: {
      kind: 'referee_called',
      battle_id: row.id,
      team_name: sides[side].name,
      opponent_name: sides[otherSide(side)].name,
      board_number,
      text,
    },
  }));
}
