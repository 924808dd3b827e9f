import type { Db } from '@pailei/db/client';
import { createCachedReader, type CachedReader } from './cached-reader.ts';
import { readSetting } from './settings.reads.ts';

export type StreamHosts = CachedReader<readonly string[]>;

/** The hosts that HLS playlists may come from, at most a second old: the pages' content policy names them. */
export function createStreamHosts({ db, clock }: { db: Db; clock: () => number }): StreamHosts {
  return createCachedReader<readonly string[]>({
    read: async () => (await readSetting(db, 'stream')).hls_hosts,
    initial: [],
    clock,
  });
}
