import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** One row: what the workers counted last for the admin's first page. */
export type AdminOverviewTable = {
  one: Generated<boolean>;
  figures: JSONColumnType<Record<string, unknown>> | null;
  queue: JSONColumnType<Record<string, unknown>> | null;
};

/** What an account is found by; a trigger keeps it. */
export type AccountSearchTable = {
  account_id: string;
  haystack: string;
  pieces: GeneratedAlways<string[]>;
};
