import { DEFAULT_SERIES_TIMERS, requiredDecks, type SeriesSettings } from '../../series/settings.ts';
import type { Side } from '../../series/sides.ts';
import type { BattleActor } from '../commands.ts';
import { termsOf } from '../formats/format-terms.ts';
import {
  NO_LINE_UP,
  type LineUp,
  type LineUpDeck,
  type LineUpPlayer,
  type RosterMember,
  type TeamRoster,
} from '../line-up/types.ts';
import { DEFAULT_BATTLE_TIMERS, type BattleFormat, type BattleSettings } from '../settings.ts';

const CLASSES = ['mage', 'warrior', 'priest', 'rogue', 'hunter', 'druid', 'warlock', 'shaman', 'paladin', 'dk'];

export const NOW = '2026-03-01T12:00:00.000Z';
/** Two hours later. */
export const STARTS_AT = '2026-03-01T14:00:00.000Z';
export const REFEREE: BattleActor = { kind: 'referee', user_id: 'referee-1', name: '裁判甲' };
export const SYSTEM: BattleActor = { kind: 'system' };
export const REASON = '裁判的书面原因';
export const GROUND = { by: { user_id: 'referee-1', name: '裁判甲' }, reason: REASON };

export function captain(side: Side): BattleActor {
  return { kind: 'side', side, account_id: `${side}1` };
}

export function buildSeries(change: Partial<SeriesSettings> = {}): SeriesSettings {
  return { format: 'conquest', best_of: 3, bans: 0, shield: false, timers: DEFAULT_SERIES_TIMERS, ...change };
}

function seriesOf(battle: BattleFormat): SeriesSettings {
  const { format, best_of } = termsOf(battle).series;
  return buildSeries({ ...(format && { format, bans: 2 }), ...(best_of?.[0] && { best_of: best_of[0] }) });
}

export function buildSettings(format: BattleFormat, change: Partial<BattleSettings> = {}): BattleSettings {
  return {
    format,
    series: seriesOf(format),
    decider_series: buildSeries({ best_of: 1 }),
    distinct_classes: 'player',
    check_in_members: 1,
    timers: DEFAULT_BATTLE_TIMERS,
    delay_seconds: 0,
    points: null,
    ...change,
  };
}

export function buildDecks(count: number, first = 0): readonly LineUpDeck[] {
  return Array.from({ length: count }, (_, index) => ({
    deck_id: `deck-${first + index}`,
    class: CLASSES[(first + index) % CLASSES.length] ?? 'mage',
  }));
}

/** Player `a3` is the third of side a. */
export function buildPlayer(settings: BattleSettings, id: string): LineUpPlayer {
  const count = termsOf(settings.format).hasPool ? 0 : requiredDecks(settings.series);
  return { account_id: id, name: `选手 ${id}`, decks: buildDecks(count) };
}

/** Players 1 to `count` of a side in order, the next two on its bench. */
export function buildLineUp(settings: BattleSettings, side: Side, count: number = settings.format.size): LineUp {
  const players = Array.from({ length: count + 2 }, (_, index) => buildPlayer(settings, `${side}${index + 1}`));
  return {
    ...NO_LINE_UP,
    players: players.slice(0, count),
    bench: players.slice(count),
    pool: termsOf(settings.format).hasPool ? buildDecks(requiredDecks(settings.series)) : [],
    is_short: count < settings.format.size,
  };
}

export function buildMember(settings: BattleSettings, id: string, change: Partial<RosterMember> = {}): RosterMember {
  return {
    ...buildPlayer(settings, id),
    joined_at: '2026-01-01T00:00:00.000Z',
    is_playing_elsewhere: false,
    ...change,
  };
}

/** Twelve members, `a1` to `a12`. */
export function buildRoster(settings: BattleSettings, side: Side, change: Partial<TeamRoster> = {}): TeamRoster {
  return {
    members: Array.from({ length: 12 }, (_, index) => buildMember(settings, `${side}${index + 1}`)),
    locked_at: null,
    draft: null,
    last_used: null,
    pool: termsOf(settings.format).hasPool ? buildDecks(requiredDecks(settings.series)) : [],
    ...change,
  };
}
