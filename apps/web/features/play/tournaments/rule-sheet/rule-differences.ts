import type { RuleSheet } from '@pailei/domain/tournament/types';

import type { RuleNames } from './rule-line.ts';
import { ruleGroups } from './rule-lines.ts';

/** A rule that changed; null: there was, or is, none. */
export type RuleDifference = {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What one version says otherwise than the one before it, rule by rule. */
export function ruleDifferences(before: RuleSheet, after: RuleSheet, names: RuleNames): RuleDifference[] {
  const [old, fresh] = [linesOf(before, names), linesOf(after, names)];
  const keys = new Set([...old.keys(), ...fresh.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    if (was?.text === is?.text) return [];
    return [{ key, label: (is ?? was)?.label ?? key, before: was?.text ?? null, after: is?.text ?? null }];
  });
}

const linesOf = (sheet: RuleSheet, names: RuleNames) =>
  new Map(ruleGroups(sheet, names).flatMap(({ lines }) => lines.map((line) => [line.key, line])));
