import type { StageEngine } from '../stage-engine.ts';
import { bracketEngine } from '../bracket/engine.ts';
import { bestOfGroups } from '../groups/group-order.ts';
import { DUAL_GROUP_THROUGH, type DualTournamentStage } from './dual-tournament-stage.ts';
import { dualTournament, dualTournamentModel } from './model.ts';
import { dualPlaces } from './places.ts';
import { dualTournamentTable } from './table.ts';
import { dualTournamentRules } from './settings-rules.ts';

const engine = bracketEngine({
  type: dualTournament,
  model: dualTournamentModel,
  table: dualTournamentTable,
  terms: (settings, { section }) => ({
    best_of: dualTournamentRules.bestOf(settings, section === 'decider'),
  }),
  places: dualPlaces,
});

/** Whatever comes behind takes no more than two of each group. */
export const dualTournamentEngine: StageEngine<DualTournamentStage> = {
  ...engine,
  carry: (event, { groups, entrants, ranking }, places) =>
    bestOfGroups(event, { groups: groups ?? [entrants], ranking, perGroup: DUAL_GROUP_THROUGH }, places),
};
