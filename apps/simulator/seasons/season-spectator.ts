import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { createFeedClient } from '@pailei/live/feed-client';
import type { SiteClient } from '../connections/site-client.ts';
import { isEqual, type Comparison } from '../people/compare.ts';

type Followed = { view: SeasonView; version: number };

/** Somebody anonymous who folds a season's live topic as a browser does. */
export function createSeasonSpectator(site: SiteClient, number: number) {
  const live = createFeedClient({ ...site.live, getToken: () => null });
  const topic = seasonTopic.of(String(number));
  const faults: string[] = [];
  let season: Followed | undefined;

  live.watch(topic, {
    onSnapshot: (view, version) => (season = { view, version }),
    onEvents(events) {
      for (const event of events) {
        if (!season) return;
        if (event.v !== season.version + 1) faults.push(`${topic}: ${event.v} came after ${season.version}`);
        season = { view: foldSeason(season.view, event), version: event.v };
      }
    },
  });

  return {
    async compare(): Promise<Comparison> {
      const served = await site.call(seasonsApi.get, { params: { number: String(number) } });
      return { topic, isEqual: isEqual(season?.view, served) };
    },
    /** Events that were missed or came twice. */
    faults: (): readonly string[] => faults,
    connections: () => [live],
    leave: () => live.close(),
  };
}
