import { defaultSwissRounds } from '../../swiss/rounds.ts';
import { isIntegerBetween } from '../../../violation/integer-between.ts';
import type { StageSettingsRules } from '../settings/stage-settings-rules.ts';
import { SWISS_ROUNDS_MAX, type SwissStageSettings } from './swiss-stage.ts';

export const swissRules: StageSettingsRules<SwissStageSettings> = {
  defaults: { type: 'swiss', rounds: null, best_of: 3 },
  keepsScore: true,
  distributions: ['seed'],
  carries: ['nothing', 'points', 'results'],
  isSound: ({ rounds }) => rounds === null || isIntegerBetween(rounds, 1, SWISS_ROUNDS_MAX),
  places: () => null,
  roundCount: ({ rounds }, entrants) => roundCount(rounds, entrants),
  bestOf: ({ best_of }) => best_of,
  groupCount: () => null,
};

/** More rounds than there are opponents could only repeat matches. */
function roundCount(wanted: number | null, entrants: number): number {
  const most = entrants % 2 === 0 ? entrants - 1 : entrants;
  return Math.min(wanted ?? defaultSwissRounds(entrants), most);
}
