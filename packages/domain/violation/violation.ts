export type ViolationFact = string | number | boolean | null | readonly (string | number)[];

/** A rule that refuses a command: a plain code, and the facts its text needs. Nothing has changed. */
export type RuleViolation<Code extends string = string> = {
  readonly violation: Code;
  readonly [fact: string]: ViolationFact;
};

export function violation<Code extends string>(
  code: Code,
  facts: Readonly<Record<string, ViolationFact>> = {},
): RuleViolation<Code> {
  return { ...facts, violation: code };
}

export function isViolation(value: unknown): value is RuleViolation {
  return typeof value === 'object' && value !== null && 'violation' in value;
}
