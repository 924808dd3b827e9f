import type { SettingKey, Settings } from '@pailei/contracts/site/settings/settings.api';

/** The sections that the admin has changed and not saved. */
export type Drafts = Partial<Settings>;

/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [fieldsOfA, fieldsOfB] = [Object.entries(a), Object.entries(b)];
  return (
    fieldsOfA.length === fieldsOfB.length &&
    fieldsOfA.every(([field, value]) => Object.hasOwn(b, field) && isSame(value, (b as Record<string, unknown>)[field]))
  );
}

/** How many fields of a section differ from what is saved. */
export function countChanges<K extends SettingKey>(saved: Settings[K], draft: Settings[K] | undefined): number {
  if (draft === undefined) return 0;
  return Object.keys(draft).filter(
    (field) => !isSame(saved[field as keyof Settings[K]], draft[field as keyof Settings[K]]),
  ).length;
}

/** The drafts with one more change; a section that is as saved again is no draft any more. */
export function withChange<K extends SettingKey>(
  drafts: Drafts,
  saved: Settings,
  key: K,
  change: Partial<Settings[K]>,
): Drafts {
  const { [key]: known = saved[key], ...others } = drafts;
  const draft = { ...(known as Settings[K]), ...change };
  return isSame(draft, saved[key]) ? others : { ...drafts, [key]: draft };
}
