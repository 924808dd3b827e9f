import type { Actor } from '@pailei/live/registry';
import type { DeckCode } from './submit-decks.ts';

/** What players do with their own entry. */
export type PlayerCommand =
  | { type: 'register' | 'withdraw' | 'check_in' | 'drop' | 'undo_drop' }
  | { type: 'submit_decks' | 'enter_late'; decks: readonly DeckCode[] };

export type PlayerCall = { tournament_id: string; actor: Actor; command: PlayerCommand };
