import type { DecklistPolicy } from '../decks/decklist-visibility.ts';
import { rewardFault } from '../rewards/index.ts';
import { DEFAULT_SERIES_TIMERS, requiredDecks, type BestOf, type SeriesSettings } from '../series/settings.ts';
import { DELAY_SECONDS_MAX } from '../streams/index.ts';
import type { StageSettings } from '../stages/stage.ts';
import { modelOf } from '../stages/model-of.ts';
import { DEFAULT_STAGES } from '../stages/default-stages.ts';
import { isIntegerBetween } from '../stages/integer-between.ts';
import type { TournamentDetails } from './events.ts';
import {
  BANNED_CARDS_MAX,
  CAPACITY_MAX,
  CAPACITY_MIN,
  STAGES_MAX,
  type DeckSettings,
  type TournamentSettings,
} from './types.ts';

const DEFAULT_DECK_SETTINGS: DeckSettings = {
  deck_format: null,
  banned_cards: [],
  open_from_stage: null,
  drop_without_decks: false,
};

export const DEFAULT_TOURNAMENT_SETTINGS: TournamentSettings & DeckSettings = {
  format: 'conquest',
  bans: 1,
  shield: false,
  stages: DEFAULT_STAGES,
  timers: DEFAULT_SERIES_TIMERS,
  tiebreakers: ['omw', 'gw', 'ogw', 'head_to_head'],
  byes_in_opponent_rates: true,
  decklists: 'closed',
  ...DEFAULT_DECK_SETTINGS,
  first_round: 'random',
  advance: 'auto',
  check_in_required: true,
  approval_required: false,
  waitlist: true,
  delay_seconds: 0,
};

/** What may still change while the tournament is running. */
const LIVE_SETTINGS: readonly (keyof TournamentSettings)[] = ['advance', 'timers', 'delay_seconds'];

/** The first field that can't be so, or null. */
export function invalidField(
  details: Pick<TournamentDetails, 'name' | 'capacity' | 'settings' | 'rewards'>,
): string | null {
  const { name, capacity, settings, rewards } = details;
  if (name.trim() === '') return 'name';
  if (!isIntegerBetween(capacity, CAPACITY_MIN, CAPACITY_MAX)) return 'capacity';
  if (rewards?.kind === 'own' && rewardFault(rewards.table)) return 'rewards';
  if (!isIntegerBetween(settings.delay_seconds, 0, DELAY_SECONDS_MAX)) return 'delay_seconds';
  if (!isIntegerBetween(settings.stages.length, 1, STAGES_MAX)) return 'stages';
  if (new Set(settings.tiebreakers).size !== settings.tiebreakers.length) return 'tiebreakers';
  const last = settings.stages.length - 1;
  const { banned_cards, open_from_stage } = deckSettingsOf(settings);
  if (banned_cards.length > BANNED_CARDS_MAX || new Set(banned_cards).size !== banned_cards.length)
    return 'banned_cards';
  const isFromStage = settings.decklists === 'open_from_stage';
  if (isFromStage ? !isIntegerBetween(open_from_stage ?? -1, 0, last) : open_from_stage !== null)
    return 'open_from_stage';
  const isSound = settings.stages.every((stage, index) => {
    const rules = modelOf(stage).settings;
    return rules.isSound(stage) && (!rules.isAlwaysLast || index === last);
  });
  return isSound ? null : 'stages';
}

/** Whether these changes touch nothing that is fixed once the tournament is running. */
export function onlyLiveSettings(before: TournamentSettings, after: TournamentSettings): boolean {
  const [old, fresh] = [withDeckSettings(before), withDeckSettings(after)];
  const keys = Object.keys(old) as (keyof TournamentSettings)[];
  return keys.every((key) => LIVE_SETTINGS.includes(key) || JSON.stringify(old[key]) === JSON.stringify(fresh[key]));
}

/** How a match of this stage is played. */
export function seriesSettingsFor(settings: TournamentSettings, stage: number, isFinal: boolean): SeriesSettings {
  const { format, bans, shield, timers } = settings;
  return { format, bans, shield, timers, best_of: bestOfFor(settings, stage, isFinal) };
}

export function bestOfFor(settings: TournamentSettings, stage: number, isFinal: boolean): BestOf {
  const played = settings.stages[stage] as StageSettings;
  return modelOf(played).settings.bestOf(played, isFinal);
}

/**
 * Decks that a participant submits: as many as the longest series of the tournament asks for. A shorter
 * one is played with the first of them.
 */
export function lineupSize(settings: TournamentSettings): number {
  const sizes = settings.stages.flatMap((_, stage) =>
    [false, true].map((isFinal) => requiredDecks(seriesSettingsFor(settings, stage, isFinal))),
  );
  return Math.max(...sizes);
}

/** Who may read submitted lists, and from when on. */
export function decklistPolicyOf(settings: TournamentSettings): DecklistPolicy {
  return { decklists: settings.decklists, open_from_stage: deckSettingsOf(settings).open_from_stage };
}

/** What the event asks of decks; an event from before these were settings asks nothing. */
export function deckSettingsOf(settings: Partial<DeckSettings>): DeckSettings {
  const { deck_format, banned_cards, open_from_stage, drop_without_decks } = settings;
  return {
    deck_format: deck_format ?? DEFAULT_DECK_SETTINGS.deck_format,
    banned_cards: banned_cards ?? DEFAULT_DECK_SETTINGS.banned_cards,
    open_from_stage: open_from_stage ?? DEFAULT_DECK_SETTINGS.open_from_stage,
    drop_without_decks: drop_without_decks ?? DEFAULT_DECK_SETTINGS.drop_without_decks,
  };
}

const withDeckSettings = (settings: TournamentSettings) => ({ ...settings, ...deckSettingsOf(settings) });
