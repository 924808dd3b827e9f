import { termsOf } from '../formats/format-terms.ts';
import type { BattleSettings } from '../settings.ts';
import type { BattlePlayer } from '../types.ts';
import { checkLineUp } from './check-line-up.ts';
import { NO_LINE_UP, type LineUp, type RosterMember, type TeamRoster } from './types.ts';

/**
 * The line-up of a team whose captain locked none: the saved draft if it is legal, else the one of its last battle if that still is,
 * else the members in roster order who can play with the decks they have. It may be too short to play, even empty.
 */
export function defaultLineUp(settings: BattleSettings, roster: TeamRoster): LineUp {
  for (const known of [roster.draft, roster.last_used])
    if (known && checkLineUp(settings, roster, known).length === 0) return known;
  return roster.members.reduce((lineUp, member) => withMember(settings, roster, lineUp, member), {
    ...NO_LINE_UP,
    pool: termsOf(settings.format).hasPool ? roster.pool : [],
  });
}

/** Takes a member in where the line-up stays legal, else leaves it as it is. */
function withMember(settings: BattleSettings, roster: TeamRoster, lineUp: LineUp, member: RosterMember): LineUp {
  const { account_id, name } = member;
  const decks = termsOf(settings.format).hasPool ? [] : member.decks;
  const players = [...lineUp.players, { account_id, name, decks }];
  if (players.length > settings.format.size) return lineUp;
  const longer = { ...lineUp, players, is_short: players.length < settings.format.size };
  const violations = checkLineUp(settings, roster, { ...longer, is_short: true });
  return violations.length === 0 ? longer : lineUp;
}

/** With the names that the team's roster has, whatever a captain's browser sent. */
export function withRosterNames(lineUp: LineUp, { members }: TeamRoster): LineUp {
  const names = new Map(members.map(({ account_id, name }) => [account_id, name]));
  const named = <P extends BattlePlayer>(player: P): P => ({
    ...player,
    name: names.get(player.account_id) ?? player.name,
  });
  return {
    ...lineUp,
    players: lineUp.players.map(named),
    bench: lineUp.bench.map(named),
    advisers: lineUp.advisers.map(named),
  };
}
