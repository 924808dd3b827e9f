import type { DecklistPolicy } from './decklists/decklist-visibility.ts';
import { DEFAULT_WITHDRAWAL } from '../groups/withdrawal.ts';
import { DEFAULT_SERIES_TIMERS, requiredDecks, type BestOf, type SeriesSettings } from '../series/settings.ts';
import { STANDINGS_PRESETS } from './standings/presets.ts';
import type { StageSettings } from './stages/stage.ts';
import { rulesOf } from './stages/settings/rules-of.ts';
import { DEFAULT_PAIRING_SETTINGS, pairingSettingsOf, type PairingSettings } from './pairing-settings.ts';
import { entryFeeOf } from './entries/entry-fee.ts';
import { DEFAULT_STAGES } from './stages/settings/default-stages.ts';
import type { DeckSettings, RuleSettings, TournamentSettings } from './types.ts';

const DEFAULT_DECK_SETTINGS: DeckSettings = {
  deck_format: null,
  banned_cards: [],
  open_from_stage: null,
  opponents_from_stage: null,
  drop_without_decks: false,
};

export const DEFAULT_TOURNAMENT_SETTINGS: TournamentSettings & DeckSettings & PairingSettings = {
  format: 'conquest',
  bans: 1,
  shield: false,
  stages: DEFAULT_STAGES,
  timers: DEFAULT_SERIES_TIMERS,
  tiebreakers: STANDINGS_PRESETS.magic,
  byes_in_opponent_rates: true,
  head_to_head: 'repeated',
  decklists: 'closed',
  ...DEFAULT_DECK_SETTINGS,
  ...DEFAULT_PAIRING_SETTINGS,
  first_round: 'random',
  advance: 'auto',
  check_in_required: true,
  approval_required: false,
  waitlist: true,
  delay_seconds: 0,
  withdrawal: DEFAULT_WITHDRAWAL,
};

/** How a match of this stage is played. */
export function seriesSettingsFor(settings: RuleSettings, stage: number, isFinal: boolean): SeriesSettings {
  const { format, bans, shield, timers } = settings;
  const played = settings.stages[stage] as StageSettings;
  const advantage = isFinal ? rulesOf(played).finalAdvantage?.(played) : undefined;
  const series = { format, bans, shield, timers, best_of: bestOfFor(settings, stage, isFinal) };
  return advantage === undefined ? series : { ...series, advantage };
}

export function bestOfFor(settings: RuleSettings, stage: number, isFinal: boolean): BestOf {
  const played = settings.stages[stage] as StageSettings;
  return rulesOf(played).bestOf(played, isFinal);
}

/**
 * Decks that a participant submits: as many as the longest series of the tournament asks for. A shorter
 * one is played with the first of them.
 */
export function lineupSize(settings: RuleSettings): number {
  const sizes = settings.stages.flatMap((_, stage) =>
    [false, true].map((isFinal) => requiredDecks(seriesSettingsFor(settings, stage, isFinal))),
  );
  return Math.max(...sizes);
}

/** Who may read submitted lists, and from when on. */
export function decklistPolicyOf(settings: RuleSettings): DecklistPolicy {
  const { open_from_stage, opponents_from_stage } = deckSettingsOf(settings);
  return { decklists: settings.decklists, open_from_stage, opponents_from_stage };
}

/** What the event asks of decks; an event from before these were settings asks nothing. */
export function deckSettingsOf(settings: Partial<DeckSettings>): DeckSettings {
  const { deck_format, banned_cards, open_from_stage, opponents_from_stage, drop_without_decks } = settings;
  return {
    deck_format: deck_format ?? DEFAULT_DECK_SETTINGS.deck_format,
    banned_cards: banned_cards ?? DEFAULT_DECK_SETTINGS.banned_cards,
    open_from_stage: open_from_stage ?? DEFAULT_DECK_SETTINGS.open_from_stage,
    opponents_from_stage: opponents_from_stage ?? DEFAULT_DECK_SETTINGS.opponents_from_stage,
    drop_without_decks: drop_without_decks ?? DEFAULT_DECK_SETTINGS.drop_without_decks,
  };
}

/** With what the event says nothing of as it is meant. */
export const withAllSettings = (settings: TournamentSettings) => ({
  ...settings,
  ...deckSettingsOf(settings),
  ...pairingSettingsOf(settings),
  entry_fee: entryFeeOf(settings),
});
