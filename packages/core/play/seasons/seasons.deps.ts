import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';

export type SeasonsDeps = { db: Db; publisher: Publisher; now: () => string };
