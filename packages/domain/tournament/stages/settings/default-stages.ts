import { singleEliminationRules } from '../single-elimination/settings-rules.ts';
import type { StageSettings } from '../stage.ts';
import { swissRules } from '../swiss/settings-rules.ts';

/** The stages of an event for which the organiser has chosen nothing yet. */
export const DEFAULT_STAGES: readonly StageSettings[] = [swissRules.defaults, singleEliminationRules.defaults];
