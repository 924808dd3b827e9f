/** Labels of what a feature writes into the audit log. */
export type AuditTexts = {
  /** How its actions begin, to filter by. */
  group?: { prefix: string; text: string };
  /** What was done, by action. */
  actions: Readonly<Record<string, string>>;
  /** What it was done to, by target type. */
  targets: Readonly<Record<string, string>>;
};
