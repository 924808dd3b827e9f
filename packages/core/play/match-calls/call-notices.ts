import type { MatchCall } from '@pailei/contracts/play/match-calls/match-call-views';
import type { Trx } from '@pailei/db/tx';
import { otherSide } from '@pailei/domain/series';
import { findAdminIds, findStaffIds } from '../../people/accounts/index.ts';
import type { NewNotification } from '../../people/notifications/index.ts';
import { isOwnMatch, type SeatedMatch } from '../matches/index.ts';

type Kind = 'match_referee_called' | 'match_call_escalated';
type Called = { row: SeatedMatch; call: MatchCall; kind: Kind; now: string };

const READERS: Readonly<Record<Kind, (trx: Trx, now: string) => Promise<string[]>>> = {
  match_referee_called: findStaffIds,
  match_call_escalated: findAdminIds,
};

/** To all who may settle it and have no part in the match. A demonstration calls nobody. */
export async function callNotices(trx: Trx, { row, call, kind, now }: Called): Promise<NewNotification[]> {
  if (row.info.is_demo) return [];
  const readers = (await READERS[kind](trx, now)).filter((id) => !isOwnMatch(row, id));
  const { sides } = row.state;
  return readers.map((account_id) => ({
    account_id,
    dedupe_key: `${kind}:${call.id}`,
    notice: {
      kind,
      match_id: row.id,
      tournament_id: row.tournament_id,
      tournament_name: row.info.tournament_name,
      label: row.info.label,
      table: row.table_number,
      caller_name: sides[call.side].name,
      opponent_name: sides[otherSide(call.side)].name,
      text: call.text,
    },
  }));
}
