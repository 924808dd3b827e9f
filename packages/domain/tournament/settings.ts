import type { DecklistPolicy } from '../decks/decklist-visibility.ts';
import { DEFAULT_WITHDRAWAL } from '../groups/withdrawal.ts';
import { rewardFault } from '../rewards/index.ts';
import { DEFAULT_SERIES_TIMERS, isAdvantageSound, requiredDecks } from '../series/settings.ts';
import { STANDINGS_PRESETS } from '../standings/presets.ts';
import { DELAY_SECONDS_MAX } from '../streams/index.ts';
import type { StageSettingsBase } from '../stages/stage-base.ts';
import { modelOf } from '../stages/model-of.ts';
import {
  DEFAULT_PAIRING_SETTINGS,
  isPairingFault,
  pairingSettingsOf,
  type PairingSettings,
} from './pairing-settings.ts';
import { entryFeeOf } from './entries/entry-fee.ts';
import { graphFaults } from '../stages/graph/graph-faults.ts';
import { DEFAULT_STAGES } from '../stages/default-stages.ts';
import { isIntegerBetween } from '../stages/integer-between.ts';
import type { TournamentDetails } from './events.ts';
import { seriesSettingsFor } from './series-of-stage.ts';
import { teamFault } from './teams/team-fault.ts';
import {
  BANNED_CARDS_MAX,
  CAPACITY_MAX,
  CAPACITY_MIN,
  ENTRY_FEE_MAX,
  STAGES_MAX,
  type DeckSettings,
  type RuleSettings,
  type TournamentSettings,
} from './types.ts';

const DEFAULT_DECK_SETTINGS: DeckSettings = {
  deck_format: null,
  banned_cards: [],
  open_from_stage: null,
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

/** The first field that can't be so, or null. */
export function invalidField(
  details: Pick<TournamentDetails, 'name' | 'capacity' | 'settings' | 'rewards'>,
): string | null {
  const { name, capacity, settings, rewards } = details;
  if (name.trim() === '') return 'name';
  if (!isIntegerBetween(capacity, CAPACITY_MIN, CAPACITY_MAX)) return 'capacity';
  if (rewards?.kind === 'own' && rewardFault(rewards.table)) return 'rewards';
  if (!isIntegerBetween(settings.delay_seconds, 0, DELAY_SECONDS_MAX)) return 'delay_seconds';
  if (!isIntegerBetween(entryFeeOf(settings), 0, ENTRY_FEE_MAX)) return 'entry_fee';
  if (!isIntegerBetween(settings.stages.length, 1, STAGES_MAX)) return 'stages';
  if (hasDoubles(settings.tiebreakers)) return 'tiebreakers';
  if (settings.stages.some(({ tiebreakers = [] }: StageSettingsBase) => hasDoubles(tiebreakers))) return 'stages';
  const last = settings.stages.length - 1;
  const { banned_cards, open_from_stage } = deckSettingsOf(settings);
  if (banned_cards.length > BANNED_CARDS_MAX || hasDoubles(banned_cards)) return 'banned_cards';
  const isFromStage = settings.decklists === 'open_from_stage';
  if (isFromStage ? !isIntegerBetween(open_from_stage ?? -1, 0, last) : open_from_stage !== null)
    return 'open_from_stage';
  if (isPairingFault(pairingSettingsOf(settings))) return 'pairing';
  const isSound = settings.stages.every(
    (stage, index) =>
      modelOf(stage).settings.isSound(stage) && isAdvantageSound(seriesSettingsFor(settings, index, true)),
  );
  if (!isSound) return 'stages';
  if (graphFaults(settings.stages, capacity).length > 0) return 'stages';
  return teamFault(settings);
}

const hasDoubles = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

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

/** With what the event says nothing of as it is meant. */
export const withAllSettings = (settings: TournamentSettings) => ({
  ...settings,
  ...deckSettingsOf(settings),
  ...pairingSettingsOf(settings),
  entry_fee: entryFeeOf(settings),
});
