import { sql, type RawBuilder } from 'kysely';

const SHOWN_CLASSES = 3;

/** The classes of an account's public decks, the commonest first: what everybody may know of how somebody plays. */
export const publicClassesOf = (accountId: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`array(
  select class from deck where deck.account_id = ${accountId} and visibility = 'public'
  group by class order by count(*) desc, class limit ${sql.lit(SHOWN_CLASSES)})`;

/** Approved as an expert, on the row of an account under this name. */
export const isExpert = (account: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${account}.is_expert`)} and ${sql.ref(`${account}.expert_status`)} = 'approved')`;
