import { lineupSize } from '../settings.ts';
import type { TournamentSettings, TournamentState } from '../types.ts';
import { isSameRule, ruleSettingsOf } from './rule-sheet.ts';
import type { RuleChanges } from './types.ts';

export type AmendmentFault = 'same_rules' | 'stage_rules_begun' | 'rules_already_used' | 'amendment_needs_decks';

type Running = Pick<TournamentState, 'settings' | 'stages'>;

/** The settings after an amendment. */
export function amendedSettings(settings: TournamentSettings, changes: RuleChanges): TournamentSettings {
  return { ...settings, ...changes };
}

/**
 * Why these rules cannot take the place of those in force, or null. A stage that has begun keeps its rules, the order of
 * those who are equal stays once a stage was ranked by it, and nobody is asked for more decks than they handed in.
 */
export function amendmentFault({ settings, stages }: Running, changes: RuleChanges): AmendmentFault | null {
  const after = amendedSettings(settings, changes);
  if (isSameRule(ruleSettingsOf(settings), ruleSettingsOf(after))) return 'same_rules';
  if (!keepsBegunStages(settings, after, stages.length)) return 'stage_rules_begun';
  const isRanked = stages.some(({ status }) => status === 'finished');
  if (isRanked && !STANDINGS_RULES.every((rule) => isSameRule(settings[rule], after[rule])))
    return 'rules_already_used';
  return lineupSize(after) > lineupSize(settings) ? 'amendment_needs_decks' : null;
}

const STANDINGS_RULES = [
  'tiebreakers',
  'byes_in_opponent_rates',
  'head_to_head',
] as const satisfies (keyof TournamentSettings)[];

/** How many stages there are, and of which types, stays as well: the pages of the event are made of them. */
function keepsBegunStages(before: TournamentSettings, after: TournamentSettings, begun: number): boolean {
  if (before.stages.length !== after.stages.length) return false;
  return before.stages.every((stage, index) => {
    const amended = after.stages[index];
    return index < begun ? isSameRule(stage, amended) : stage.type === amended?.type;
  });
}
