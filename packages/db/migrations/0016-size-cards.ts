import { sql, type Kysely } from 'kysely';

/** Several cards may set the size of their deck: saved rules with one of them, or none, keep what they say. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update deck_rules set rules = (rules - 'large_deck') || jsonb_build_object('size_cards',
      case when jsonb_typeof(rules -> 'large_deck') = 'object' then jsonb_build_array(rules -> 'large_deck') else '[]' end)
    where rules ? 'large_deck'`.execute(db);
}
