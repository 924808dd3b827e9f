import { sql, type Kysely } from 'kysely';

/** One parcel may hold several orders: a tracking number need not be unique. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('drop index shop_order_tracking').execute(db);
}
