import { doubleEliminationRules } from '../double-elimination/settings-rules.ts';
import { dualTournamentRules } from '../dual-tournament/settings-rules.ts';
import { roundRobinRules } from '../round-robin/settings-rules.ts';
import { singleEliminationRules } from '../single-elimination/settings-rules.ts';
import type { StageSettings, StageSettingsOf, StageType } from '../stage.ts';
import type { StageSettingsRules } from './stage-settings-rules.ts';
import { swissRules } from '../swiss/settings-rules.ts';

/** A map of its own, so that a page that follows an event does not load what is asked of its settings. */
export const STAGE_RULES: { readonly [T in StageType]: StageSettingsRules<StageSettingsOf<T>> } = {
  swiss: swissRules,
  single_elimination: singleEliminationRules,
  double_elimination: doubleEliminationRules,
  round_robin: roundRobinRules,
  dual_tournament: dualTournamentRules,
};

/** What the settings of a stage say alone, for those that it is given: with those of another type it must not be used. */
export const rulesOf = ({ type }: { readonly type: StageType }): StageSettingsRules<StageSettings> => STAGE_RULES[type];
