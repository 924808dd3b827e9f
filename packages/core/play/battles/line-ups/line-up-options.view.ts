import type { LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import { lineUpView } from './line-up.view.ts';
import type { DeckedRoster } from './team-roster.ts';

/** What a captain may choose from: of others' decks those that they share. */
export function lineUpOptions({ members, all_decks, last_used }: DeckedRoster, captainId: string): LineUpOptions {
  const byOwner = Map.groupBy([...all_decks.values()], ({ account_id }) => account_id);
  return {
    members: members.map(({ account_id, name, joined_at, is_playing_elsewhere }) => ({
      account_id,
      name,
      joined_at,
      is_playing_elsewhere,
      decks: (byOwner.get(account_id) ?? [])
        .filter(({ is_private }) => !is_private || account_id === captainId)
        .map(({ id, name: deckName, class: hero, format, is_legal }) => ({
          id,
          name: deckName,
          class: hero,
          format,
          is_legal,
        })),
    })),
    last_used: last_used && lineUpView(last_used),
  };
}
