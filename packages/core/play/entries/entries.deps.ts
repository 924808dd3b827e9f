import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import type { TournamentsService } from '../tournaments/tournaments.service.ts';

export type EntriesDeps = {
  db: Db;
  publisher: Publisher;
  tournaments: Pick<TournamentsService, 'get' | 'getOfTeams' | 'withEntry'>;
};
