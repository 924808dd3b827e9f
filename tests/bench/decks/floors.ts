import { decode } from 'deckstrings';
import Fastify from 'fastify';
import pg from 'pg';
import type { Caller } from './site.ts';

const INSERT = `insert into bench_deck (id, name, code) select gen_random_uuid(), name, code
  from jsonb_to_recordset($1) as given(name text, code text)`;
const CARDS = 'select dbf_id, name, cost, rarity, type, card_class, classes, set from card where dbf_id = any($1)';
const SEARCH = `select dbf_id, name, cost, rarity, type, card_class, classes, set from card
  where name_key like '%' || $1 || '%' and card_class in ('MAGE', 'NEUTRAL') order by cost, name, dbf_id limit 40`;

/**
 * What nobody does without: bare Fastify routes that decode the codes they get and send one bare statement each; no login,
 * no checks, no parser, no versions, no events.
 */
export async function startFloors(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // Connections may still be closing when the server goes.
  pool.on('error', () => undefined);
  await pool.query('create table bench_deck (id uuid primary key, name text not null, code text not null)');
  const app = Fastify();
  app.post<{ Body: { decks: object[] } }>('/decks/import', async ({ body }) => {
    await pool.query(INSERT, [JSON.stringify(body.decks)]);
    return { decks: body.decks };
  });
  app.post<{ Body: { codes: string[] } }>('/decks/import/preview', async ({ body }) => {
    const items = body.codes.map((code) => decode(code));
    const numbers = items.flatMap(({ cards }) => cards.map(([dbfId]) => dbfId));
    return { items, cards: (await pool.query(CARDS, [numbers])).rows };
  });
  app.get<{ Querystring: { search: string } }>('/cards', async ({ query }) => ({
    items: (await pool.query(SEARCH, [query.search])).rows,
  }));
  await app.ready();

  const call: Caller = (method, url, payload) => app.inject({ method, url, ...(payload && { payload }) });
  async function stop(): Promise<void> {
    await app.close();
    await pool.end();
  }
  return { call, stop };
}
