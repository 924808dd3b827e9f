import type { Db } from '@pailei/db/client';

export type EventSeriesDeps = { db: Db; now: () => string };
