import { rewardFault } from '../rewards/table.ts';
import { seriesFaults, type SeriesFault, type SeriesFaultCode } from '../series/settings-faults.ts';
import { graphFaults } from './stages/graph/graph-faults.ts';
import { isIntegerBetween } from '../violation/integer-between.ts';
import { rulesOf } from './stages/settings/rules-of.ts';
import type { StageSettingsBase } from './stages/stage-base.ts';
import { DELAY_SECONDS_MAX } from '../streams/streams.ts';
import { entryFeeOf } from './entries/entry-fee.ts';
import type { TournamentDetails } from './events.ts';
import { isPairingFault, pairingSettingsOf } from './pairing-settings.ts';
import { deckSettingsOf } from './settings.ts';
import { playedSeries, teamFault } from './teams/team-fault.ts';
import {
  BANNED_CARDS_MAX,
  CAPACITY_MAX,
  CAPACITY_MIN,
  ENTRY_FEE_MAX,
  STAGES_MAX,
  type TournamentSettings,
} from './types.ts';

type Checked = Pick<TournamentDetails, 'name' | 'capacity' | 'settings' | 'rewards'>;

/** `field` is a setting, a detail, or the path of a part of a setting: `timers.confirm`, `stages.1.grand_final`. */
export type SettingFault = { readonly field: string; readonly code: SeriesFaultCode | 'not_possible' };

/** What keeps an event with these details from being played, or null: every stage can begin and each of its matches can open. */
export function detailsFault(details: Checked): SettingFault | null {
  const [fault] = settingFaults(details.settings);
  if (fault) return fault;
  const field = invalidField(details);
  return field === null ? null : { field, code: 'not_possible' };
}

/** What keeps its matches or battles from being opened, or null: what a start asks of an event that was stored before there was a rule. */
export function playFault(settings: TournamentSettings): SettingFault | null {
  const [fault] = settingFaults(settings);
  return fault ?? (teamFault(settings) === 'stages' ? { field: 'stages', code: 'not_possible' } : null);
}

/** Settings of a series that its stage has. */
const FIELDS_OF_STAGES: Readonly<Record<string, string>> = { advantage: 'grand_final', best_of: 'best_of' };

/** What keeps the matches of an event from being opened, by the field that has to change. */
export function settingFaults(settings: TournamentSettings): SeriesFault[] {
  const faults = settings.stages.flatMap((_, stage) =>
    [false, true].flatMap((isFinal) =>
      seriesFaults(playedSeries(settings, stage, isFinal)).map(({ field, code }) => {
        const own = FIELDS_OF_STAGES[field];
        return { field: own ? `stages.${stage}.${own}` : field, code };
      }),
    ),
  );
  const fields = faults.map(({ field }) => field);
  return faults.filter(({ field }, index) => fields.indexOf(field) === index);
}

function invalidListField(settings: TournamentSettings): string | null {
  const last = settings.stages.length - 1;
  const { banned_cards, open_from_stage, opponents_from_stage } = deckSettingsOf(settings);
  if (banned_cards.length > BANNED_CARDS_MAX || hasDoubles(banned_cards)) return 'banned_cards';
  const isFromStage = settings.decklists === 'open_from_stage';
  if (isFromStage ? !isIntegerBetween(open_from_stage ?? -1, 0, last) : open_from_stage !== null)
    return 'open_from_stage';
  const isOpponentStage = opponents_from_stage === null || isIntegerBetween(opponents_from_stage, 0, last);
  return isOpponentStage ? null : 'opponents_from_stage';
}

/** The first field that can't be so, or null. */
function invalidField({ name, capacity, settings, rewards }: Checked): string | null {
  if (name.trim() === '') return 'name';
  if (!isIntegerBetween(capacity, CAPACITY_MIN, CAPACITY_MAX)) return 'capacity';
  if (rewards?.kind === 'own' && rewardFault(rewards.table)) return 'rewards';
  if (!isIntegerBetween(settings.delay_seconds, 0, DELAY_SECONDS_MAX)) return 'delay_seconds';
  if (!isIntegerBetween(entryFeeOf(settings), 0, ENTRY_FEE_MAX)) return 'entry_fee';
  if (!isIntegerBetween(settings.stages.length, 1, STAGES_MAX)) return 'stages';
  if (hasDoubles(settings.tiebreakers)) return 'tiebreakers';
  if (settings.stages.some(({ tiebreakers = [] }: StageSettingsBase) => hasDoubles(tiebreakers))) return 'stages';
  const listFault = invalidListField(settings);
  if (listFault !== null) return listFault;
  if (isPairingFault(pairingSettingsOf(settings))) return 'pairing';
  if (!settings.stages.every((stage) => rulesOf(stage).isSound(stage))) return 'stages';
  if (graphFaults(settings.stages, capacity).length > 0) return 'stages';
  return teamFault(settings);
}

const hasDoubles = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
