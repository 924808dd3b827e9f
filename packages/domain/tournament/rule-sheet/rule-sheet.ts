import { deckSettingsOf } from '../settings.ts';
import type {
  TournamentSettings,
  TournamentState,
  FrozenSheet,
  RuleSettings,
  RuleSheet,
  RuleVersion,
} from '../types.ts';
import { canonicalJson } from './canonical-json.ts';
import { RULE_SETTINGS } from './setting-roles.ts';
import type { Sha256 } from './types.ts';

type Sheeted = Pick<TournamentState, 'rule_versions'>;

/** What of the settings decides about play; deck settings of an event from before there were any as they counted then. */
export function ruleSettingsOf(settings: TournamentSettings): RuleSettings {
  const known: TournamentSettings = { ...settings, ...deckSettingsOf(settings) };
  const rules = RULE_SETTINGS.filter((setting) => known[setting] !== undefined);
  return Object.fromEntries(rules.map((setting) => [setting, known[setting]])) as RuleSettings;
}

/** A sheet with its hash. */
export function freezeSheet(sheet: RuleSheet, sha256: Sha256): FrozenSheet {
  return { sheet, hash: sha256(canonicalJson(sheet)) };
}

/** The rules in force; `undefined` before the start, and for an event that was started before there were rule sheets. */
export function currentRules({ rule_versions }: Sheeted): RuleVersion | undefined {
  return rule_versions?.at(-1);
}

/** The SHA-256 of the rules in force, in hexadecimal digits; null where none are frozen. */
export function ruleSheetHashOf(state: Sheeted): string | null {
  return currentRules(state)?.hash ?? null;
}

/** The number that the next amendment has to name as the one it amends: 0 where the start froze nothing. */
export function ruleNumberOf(state: Sheeted): number {
  return currentRules(state)?.sheet.number ?? 0;
}

/** Whether two rules say the same. */
export const isSameRule = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
