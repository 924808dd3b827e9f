import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

export type Db = Kysely<Database>;

export type DatabaseOptions = {
  url: string;
  /** Connections this process may hold. */
  max?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** For work that no call waits for: connections and statements may take as long as a starved machine needs. */
  isPatient?: boolean;
  onError?: (error: Error) => void;
};

const PATIENT_CONNECT_MS = 60_000;
const PATIENT_STATEMENT_MS = 600_000;

const { TIMESTAMPTZ, INT8 } = pg.types.builtins;

/** Timestamps arrive as ISO strings in UTC, which is how they go out on the wire; int8 as number (all of ours stay below 2^53). */
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

function parserFor(oid: TypeId): (text: string) => unknown {
  if (oid === TIMESTAMPTZ) return (text) => new Date(text).toISOString();
  if (oid === INT8) return Number;
  return pg.types.getTypeParser(oid, 'text');
}

/**
 * The pool with the limits of every process of ours. Limits are the server's (`statement_timeout` …): with a client-side
 * query timeout a transaction reported as failed could later be committed by whoever gets its connection next.
 */
export function createDatabase(options: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 8,
    application_name: options.applicationName ?? 'pailei',
    connectionTimeoutMillis: options.isPatient ? PATIENT_CONNECT_MS : 2_000,
    // What repeats each 10 s would open its connections anew each time.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: options.isPatient ? PATIENT_STATEMENT_MS : 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: options.isPatient ? PATIENT_STATEMENT_MS : 5_000,
    types: { getTypeParser: parserFor },
  });
  const onError = options.onError ?? (() => undefined);
  // The pool hands over its client as well, which no log should hold.
  pool.on('error', (error) => onError(error));
  pool.on('connect', (client) => client.on('error', (error) => onError(error)));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, pg.Pool>();

/** How many connections this process holds, how many of them rest, and how many callers wait for one. */
export function poolUsage(db: Db): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Connections whose transaction is still open when they are given back are destroyed, never handed to the next caller. */
function guardedPool(pool: pg.Pool) {
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    Client: pg.Client as never,
    end: () => pool.end(),
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let wrapped = guarded.get(client);
      if (!wrapped) {
        wrapped = guard(client);
        guarded.set(client, wrapped);
      }
      return wrapped;
    },
  };
}

function guard(client: pg.PoolClient): PostgresPoolClient {
  const names = new Map<string, string>();
  return {
    query: (text: unknown, values?: readonly unknown[]) =>
      typeof text === 'string'
        ? client.query({ ...statementName(names, text), text, values: values as unknown[] })
        : client.query(text as never),
    release: (destroy?: boolean) => client.release(destroy === true || client.getTransactionStatus() !== 'I'),
  } as unknown as PostgresPoolClient;
}

const NAMED_STATEMENTS_PER_CONNECTION = 200;

/** Named statements are planned once per connection: 1.6 times the reads per second of unnamed ones. The table is bounded. */
function statementName(names: Map<string, string>, text: string): { name?: string } {
  const known = names.get(text);
  if (known) return { name: known };
  if (names.size >= NAMED_STATEMENTS_PER_CONNECTION || /^(begin|commit|rollback|start|set)\b/i.test(text)) return {};
  const name = `s${names.size}`;
  names.set(text, name);
  return { name };
}
