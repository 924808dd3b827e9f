import type { LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import { lineUpView } from './line-up.view.ts';
import type { DeckedRoster, RosterDeck } from './team-roster.ts';

/** What a captain may choose from: of others' decks those that they share. */
export function lineUpOptions(roster: DeckedRoster, captainId: string): LineUpOptions {
  const { last_used } = roster;
  return {
    members: memberOptions(roster, ({ is_private, account_id }) => !is_private || account_id === captainId),
    last_used: last_used && lineUpView(last_used),
  };
}

/** The members of a team, each with those of their decks that are offered. */
export function memberOptions(
  { members, all_decks }: DeckedRoster,
  isOffered: (deck: RosterDeck) => boolean,
): LineUpOptions['members'] {
  const byOwner = Map.groupBy([...all_decks.values()].filter(isOffered), ({ account_id }) => account_id);
  return members.map(({ account_id, name, joined_at, is_playing_elsewhere, is_suspended = false }) => ({
    account_id,
    name,
    joined_at,
    is_playing_elsewhere,
    is_suspended,
    decks: (byOwner.get(account_id) ?? []).map(({ id, name: deckName, class: hero, format, is_legal }) => ({
      id,
      name: deckName,
      class: hero,
      format,
      is_legal,
    })),
  }));
}
