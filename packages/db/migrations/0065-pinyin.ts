import { sql, type Kysely } from 'kysely';

/** Lists of names sort by pinyin; numbers in a name by their value. The indexes hold the lists that may be long. */
const STATEMENTS = [
  `create collation pinyin (provider = icu, locale = 'zh-u-co-pinyin-kn-true')`,
  'create index account_by_name on account (username_key collate pinyin, id)',
  'drop index card_listing',
  'create index card_listing on card (cost, name collate pinyin, dbf_id)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
