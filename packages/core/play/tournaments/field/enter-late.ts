import { appError } from '@pailei/contracts/http/errors';
import { FIELD_ERRORS } from '@pailei/contracts/play/pairings/field.api';
import type { Trx } from '@pailei/db/tx';
import { newId } from '@pailei/db/id';
import { loginKey } from '@pailei/domain/accounts/login-key';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { findTeamsOf } from '../seeding/seeding.repository.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { runCommand, type LockedTournament } from '../commands/run-command.ts';
import { freezeLineups, readLineupOf, type DeckCode } from '../commands/submit-decks.ts';

export type LateEntrant = {
  actor: Actor;
  username: string;
  decks: readonly DeckCode[];
  reason: string;
  now: string;
};

/** Brings somebody into an event that is running, by the staff: in the place of an entry that they had, or as a new one. */
export async function enterParticipantLate(
  trx: Trx,
  log: LiveLog,
  { row, state }: LockedTournament,
  { actor, username, decks, reason, now }: LateEntrant,
): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username_key', '=', loginKey(username))
    .executeTakeFirst();
  if (!account) throw appError(FIELD_ERRORS, 'unknown_account', { username: FIELD_ERRORS.unknown_account[1] });
  const lists = await readLineupOf(trx, state.settings, decks);
  const known = Object.values(state.participants).find(({ user_id }) => user_id === account.id);
  const participant_id = known?.id ?? newId();
  const team_id = (await findTeamsOf(trx, [account.id])).get(account.id);
  const command = {
    type: 'enter_late',
    participant_id,
    user_id: account.id,
    name: account.username,
    deck_count: lists.length,
    ...(team_id !== undefined && { team_id }),
  } as const;
  const after = await runCommand(trx, log, { row, state }, { command, actor, now, reason });
  const locked = { row, state: after };
  await freezeLineups(trx, log, locked, { submissions: [{ participant_id, decks: lists }], now });
  const { type: _, ...facts } = command;
  await recordAudit(trx, {
    actor,
    action: 'tournament.enter_late',
    target_type: 'tournament',
    target_id: row.id,
    before: { status: state.status },
    after: { status: after.status, ...facts },
    reason,
  });
}
