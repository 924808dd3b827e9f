import { rewardFault } from '../rewards/index.ts';
import { isAdvantageSound } from '../series/settings.ts';
import { graphFaults } from '../stages/graph/graph-faults.ts';
import { isIntegerBetween } from '../stages/integer-between.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import type { StageSettingsBase } from '../stages/stage-base.ts';
import { DELAY_SECONDS_MAX } from '../streams/index.ts';
import { entryFeeOf } from './entries/entry-fee.ts';
import type { TournamentDetails } from './events.ts';
import { isPairingFault, pairingSettingsOf } from './pairing-settings.ts';
import { deckSettingsOf, seriesSettingsFor } from './settings.ts';
import { teamFault } from './teams/team-fault.ts';
import { BANNED_CARDS_MAX, CAPACITY_MAX, CAPACITY_MIN, ENTRY_FEE_MAX, STAGES_MAX } from './types.ts';

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
    (stage, index) => rulesOf(stage).isSound(stage) && isAdvantageSound(seriesSettingsFor(settings, index, true)),
  );
  if (!isSound) return 'stages';
  if (graphFaults(settings.stages, capacity).length > 0) return 'stages';
  return teamFault(settings);
}

const hasDoubles = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
