import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '@pailei/contracts/http/errors';
import { AVATAR_SIDE } from '@pailei/contracts/people/profile/profile.api';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import type { FetchPublic } from '../../ground/outgoing/fetch-public.ts';
import { formatOf } from '../../site/uploads/image-formats.ts';
import type { ImageDecoder } from '../../site/uploads/image-decoder.ts';
import type { AvatarCache, CachedAvatar } from './avatar-cache.ts';

export type AvatarsDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
  cache: AvatarCache;
  decoder: ImageDecoder;
  fetchPublic: FetchPublic;
};

export type Avatar = { bytes: Uint8Array; etag: string };
export type AvatarsService = ReturnType<typeof createAvatarsService>;

const FRESH_MS = 24 * 3_600_000;
const MISS_MS = 3_600_000;
const FETCH_LIMITS = { timeoutMs: 3_000, maxBytes: 512 * 1024 };
const MAX_PIXELS = 1_000_000;
const MAX_SIDE = 4_000;
const FETCHES_AT_ONCE = 6;
const WAIT_MS = 1_000;
const QQ = /^[0-9]{5,11}$/;
const SIZE = [{ name: 'avatar', side: AVATAR_SIDE, fit: 'cover' as const }];

/** Pictures of players. The server fetches them from QQ, so that no number is in any address that others see. */
export function createAvatarsService({ db, now, cache, decoder, fetchPublic }: AvatarsDeps) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const inTurn = limitTo(FETCHES_AT_ONCE);

  /** Keeps the old picture where a new one cannot be had. */
  async function find(qq: string): Promise<Uint8Array | undefined> {
    const time = Date.parse(now());
    const known = await cache.read(qq);
    if (known && time - known.savedAt < FRESH_MS) return known.bytes;
    if (time - (await cache.missedAt(qq)) < MISS_MS) return known?.bytes;
    return renew(qq, known, time);
  }

  async function renew(qq: string, known: CachedAvatar | undefined, time: number): Promise<Uint8Array | undefined> {
    const fetched = await inTurn(() => fetchPicture(qq)).catch((error: unknown) => error);
    // The queue was full: it is not known yet whether there is one.
    if (fetched instanceof BusyError) return known?.bytes;
    const bytes = fetched instanceof Uint8Array ? fetched : undefined;
    // A full disk must not keep a picture from who asks for it.
    await (bytes ? cache.save(qq, bytes, time) : cache.saveMiss(qq, time)).catch(() => undefined);
    return bytes ?? known?.bytes;
  }

  async function fetchPicture(qq: string): Promise<Uint8Array | undefined> {
    const url = `https://q1.qlogo.cn/g?b=qq&nk=${qq}&s=${AVATAR_SIDE}`;
    const { status, bytes } = await fetchPublic(url, FETCH_LIMITS);
    const format = status === 200 ? formatOf(bytes) : undefined;
    if (!format) return undefined;
    const answer = await decoder.decode({ bytes, format, maxPixels: MAX_PIXELS, maxSide: MAX_SIDE, sizes: SIZE });
    return 'images' in answer ? answer.images[0]?.bytes : undefined;
  }

  /** All who ask for one picture at once share one fetch. */
  function share(qq: string): Promise<Uint8Array | undefined> {
    const shared = underWay.get(qq) ?? find(qq).finally(() => underWay.delete(qq));
    underWay.set(qq, shared);
    return shared;
  }

  return {
    /** `undefined` where the first letter is drawn. */
    async read(userId: string): Promise<Avatar | undefined> {
      const [row] = isId(userId) ? await findNumbers(db, [userId]) : [];
      const bytes = row && (await share(row.qq));
      return bytes && { bytes, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
    },

    /**
     * Those of these users who have a picture, so that nobody asks for one that is not there. What was never asked for is
     * fetched now, and waited for a moment.
     */
    async withPictures(userIds: readonly string[]): Promise<string[]> {
      const rows = await findNumbers(db, userIds);
      const fetches = Promise.allSettled(rows.map(({ qq }) => share(qq)));
      await Promise.race([fetches, sleep(WAIT_MS, undefined, { ref: false })]);
      const isThere = await Promise.all(rows.map(({ qq }) => cache.has(qq)));
      return rows.filter((_, index) => isThere[index]).map(({ id }) => id);
    },
  };
}

/** Those of these users who gave a number from which an address can be built. */
async function findNumbers(db: Db, ids: readonly string[]): Promise<{ id: string; qq: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('account').select(['id', 'qq']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, qq }) => (qq !== null && QQ.test(qq) ? [{ id, qq }] : []));
}

/** Runs at most `count` at once; the others wait in line. */
function limitTo(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= count) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
