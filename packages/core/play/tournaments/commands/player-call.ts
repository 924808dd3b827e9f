import type { Actor } from '@pailei/live/registry';
import type { DeckCode } from './submit-decks.ts';

/** What players do with their own entry. */
export type PlayerCommand =
  | { type: 'register' | 'withdraw' | 'check_in' | 'decline_place' | 'drop' | 'undo_drop' }
  | { type: 'submit_decks' | 'enter_late'; decks: readonly DeckCode[] }
  /** For the own team, which these of its members play for. */
  | { type: 'enter_team' | 'change_roster'; account_ids: readonly string[] };

/** What the staff do before the start with one entry of many: each has its row in the audit log. */
export type StaffEntryCommand =
  | { type: 'approve'; participant_id: string }
  /** `account_id`: the player of a team who is there. */
  | { type: 'check_in_other'; participant_id: string; account_id?: string | undefined }
  | { type: 'reject'; participant_id: string; reason: string }
  | { type: 'add'; account: { user_id: string; username: string }; reason: string }
  /** A team, for which these of its members play. */
  | { type: 'add_team'; team_id: string; account_ids: readonly string[]; reason: string };

export type PlayerCall = { tournament_id: string; actor: Actor; command: PlayerCommand | StaffEntryCommand };

export const isStaffCommand = (command: PlayerCall['command']): command is StaffEntryCommand =>
  'participant_id' in command || 'account' in command || 'team_id' in command;

/** Two calls of one key go one after the other, each in a transaction of its own. */
export function keyOfCall({ actor, command }: PlayerCall): string {
  if (command.type === 'add') return command.account.user_id;
  if (command.type === 'add_team') return command.team_id;
  return isStaffCommand(command) ? command.participant_id : actor.user_id;
}
