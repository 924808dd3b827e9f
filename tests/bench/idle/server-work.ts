import pg from 'pg';
import { Redis } from 'ioredis';

/** What the servers have done since they started: transactions of the database of the site, commands of Redis. */
export type ServerWork = { transactions: number; commands: number };

type Servers = { ownerUrl: string; redisUrl: string };

/** Asks on connections of their own, so that two questions differ by the same few of them. */
export async function readServerWork({ ownerUrl, redisUrl }: Servers): Promise<ServerWork> {
  const [transactions, commands] = await Promise.all([readTransactions(ownerUrl), readCommands(redisUrl)]);
  return { transactions, commands };
}

async function readTransactions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ transactions: string }>(
      'select xact_commit + xact_rollback as transactions from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.transactions);
  } finally {
    await client.end();
  }
}

async function readCommands(url: string): Promise<number> {
  const redis = new Redis(url);
  try {
    const info = await redis.info('stats');
    return Number(/total_commands_processed:(\d+)/.exec(info)?.[1]);
  } finally {
    redis.disconnect();
  }
}
