import { SEASON_NUMBER } from '@pailei/contracts/http/season-number';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import { serveTopic } from '@pailei/live/registry';
import { findSeasonByNumber } from './seasons.repository.ts';
import { seasonView } from './seasons.view.ts';

/** A season with the top of its tables. Events with a delay come into it once the public may know them. */
export const seasonTopicDefinition = serveTopic(seasonTopic, {
  async authorize({ id, db }) {
    const season = SEASON_NUMBER.test(id ?? '') ? await findSeasonByNumber(db, Number(id)) : undefined;
    return season ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'not_found' };
  },
  async snapshot(trx, id) {
    const season = await findSeasonByNumber(trx, Number(id));
    return season && seasonView(trx, season);
  },
});
