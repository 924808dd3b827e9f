import { join } from 'node:path';
import { freePort } from '../servers/ports.ts';
import { postgresAnswers, postgresProcess } from '../servers/postgres.ts';
import { redisAnswers, redisProcess } from '../servers/redis.ts';
import { SupervisedProcess, type Print } from './supervisor.ts';

export type ServicesOptions = {
  dataFolder: string;
  toolsFolder: string;
  /** An address given here is used as it is, and no embedded server starts. */
  databaseUrl?: string | undefined;
  /** The owner of the schema at `databaseUrl`, where that is another role. */
  ownerUrl?: string | undefined;
  redisUrl?: string | undefined;
  isDurable: boolean;
  print: Print;
};

export type Services = {
  /** For the processes. */
  databaseUrl: string;
  /** For migrations. */
  ownerUrl: string;
  redisUrl: string;
  /** The embedded servers, in the order they were started. */
  processes: SupervisedProcess[];
  stop: () => Promise<void>;
};

async function checkGivenAddresses({ databaseUrl, ownerUrl, redisUrl }: ServicesOptions): Promise<void> {
  for (const [name, url] of Object.entries({ DATABASE_URL: databaseUrl, MIGRATE_DATABASE_URL: ownerUrl })) {
    if (url !== undefined && !(await postgresAnswers(url))) {
      throw new Error(`${name}: no PostgreSQL answers there with this name and password.`);
    }
  }
  if (redisUrl !== undefined && !(await redisAnswers(redisUrl))) {
    throw new Error('REDIS_URL: no Redis answers there with this password.');
  }
}

/** PostgreSQL and Redis: those of the given addresses, else embedded ones that keep their data in `dataFolder`. */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { dataFolder, toolsFolder, databaseUrl, ownerUrl = databaseUrl, isDurable, print } = options;
  await checkGivenAddresses(options);
  const postgres =
    databaseUrl === undefined
      ? postgresProcess({ folder: join(dataFolder, 'postgres'), port: await freePort(), isDurable })
      : { url: databaseUrl, ownerUrl: ownerUrl ?? databaseUrl, spec: undefined, prepareRoles: async () => undefined };
  const redis =
    options.redisUrl === undefined
      ? redisProcess({ folder: join(dataFolder, 'redis'), toolsFolder, port: await freePort(), isDurable })
      : { url: options.redisUrl, spec: undefined };
  const specs = [postgres.spec, redis.spec].filter((spec) => spec !== undefined);
  const processes = specs.map((spec) => new SupervisedProcess(spec, print));
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()));
  };
  try {
    await Promise.all(processes.map((process) => process.start()));
    await postgres.prepareRoles();
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: postgres.url, ownerUrl: postgres.ownerUrl, redisUrl: redis.url, processes, stop };
}
