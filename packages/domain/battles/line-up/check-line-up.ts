import { checkLineup as checkSeriesDecks } from '../../series/create.ts';
import { violation } from '../../violation/violation.ts';
import { termsOf } from '../formats/format-terms.ts';
import type { BattleSettings } from '../settings.ts';
import type { BattlePlayer } from '../types.ts';
import type { LineUpViolation } from '../violations.ts';
import type { LineUp, LineUpDeck, LineUpPlayer, TeamRoster } from './types.ts';

/**
 * All that is wrong with a line-up, an empty list where it may be locked. Those about one player name the account. Pure, so
 * that the browser shows it while the captain chooses.
 */
export function checkLineUp(settings: BattleSettings, roster: TeamRoster, lineUp: LineUp): readonly LineUpViolation[] {
  return [...checkCounts(settings, lineUp), ...checkPeople(roster, lineUp), ...checkDecks(settings, lineUp)];
}

function checkPeople(roster: TeamRoster, lineUp: LineUp): LineUpViolation[] {
  const known = new Set<string>();
  return peopleOf(lineUp).flatMap((person) => {
    const { account_id } = person;
    if (known.has(account_id)) return [violation('duplicate_player', { account_id })];
    known.add(account_id);
    return checkMember(roster, person);
  });
}

const fielded = ({ players, bench }: LineUp): readonly LineUpPlayer[] => [...players, ...bench];
const peopleOf = (lineUp: LineUp): readonly BattlePlayer[] => [...fielded(lineUp), ...lineUp.advisers];

function checkCounts({ format }: BattleSettings, { players, advisers, is_short }: LineUp): LineUpViolation[] {
  const most = format.size;
  const least = is_short ? 1 : most;
  const given = players.length;
  const found: LineUpViolation[] = [];
  if (given < least || given > most) found.push(violation('wrong_player_count', { least, most, given }));
  const { advisersMost } = termsOf(format);
  if (advisers.length > advisersMost) found.push(violation('too_many_advisers', { most: advisersMost }));
  return found;
}

function checkMember({ members, locked_at }: TeamRoster, { account_id }: BattlePlayer): LineUpViolation[] {
  const member = members.find((one) => one.account_id === account_id);
  if (!member) return [violation('not_a_member', { account_id })];
  const found: LineUpViolation[] = [];
  if (locked_at !== null && Date.parse(member.joined_at) > Date.parse(locked_at)) {
    found.push(violation('joined_after_lock', { account_id }));
  }
  if (member.is_suspended) found.push(violation('player_suspended', { account_id }));
  if (member.is_playing_elsewhere) found.push(violation('playing_elsewhere', { account_id }));
  return found;
}

function checkDecks(settings: BattleSettings, lineUp: LineUp): LineUpViolation[] {
  if (termsOf(settings.format).hasPool) return checkPool(settings, lineUp);
  const ownDecks = fielded(lineUp).flatMap((player) => checkPlayersDecks(settings, player));
  const pool = lineUp.pool.length > 0 ? [violation('wrong_deck_count' as const, { required: 0, most: 0 })] : [];
  return [...ownDecks, ...(settings.distinct_classes === 'team' ? sharedClasses(lineUp) : []), ...pool];
}

/** The team's pool stands for the decks of a side: as many as its series asks for, each of another class. */
function checkPool({ series }: BattleSettings, lineUp: LineUp): LineUpViolation[] {
  const refused = checkSeriesDecks(series, lineUp.pool);
  const own = fielded(lineUp).filter(({ decks }) => decks.length > 0);
  return [
    ...(refused === null ? [] : [refused]),
    ...own.map(({ account_id }) => violation('wrong_deck_count' as const, { account_id, required: 0, most: 0 })),
  ];
}

function checkPlayersDecks(
  { series, distinct_classes }: BattleSettings,
  { account_id, decks }: LineUpPlayer,
): LineUpViolation[] {
  const refused = checkSeriesDecks(series, decks);
  if (refused !== null) return [{ ...refused, account_id }];
  const isFree = distinct_classes === 'none' || series.format === 'specialist';
  return isFree || areDistinct(decks) ? [] : [violation('duplicate_class', { account_id })];
}

const areDistinct = (decks: readonly LineUpDeck[]) => new Set(decks.map((deck) => deck.class)).size === decks.length;

/** The later of two players with the same class is the one who has to change. A substitute takes the classes of nobody. */
function sharedClasses({ players }: LineUp): LineUpViolation[] {
  const owners = new Map<string, string>();
  const found: LineUpViolation[] = [];
  for (const { account_id, decks } of players) {
    for (const { class: hero } of decks) {
      const owner = owners.get(hero) ?? account_id;
      if (owner !== account_id) found.push(violation('class_taken', { account_id, class: hero, by: owner }));
      owners.set(hero, owner);
    }
  }
  return found;
}
