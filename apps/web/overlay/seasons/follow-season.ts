import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import type { LiveClient } from '@pailei/live/feed-client';

import { createFollower } from '../follow.ts';
import type { OverlaySource } from '../params.ts';
import type { SeasonOnAir } from '../view.ts';

type Source = Extract<OverlaySource, { kind: 'season' }>;

/** A table of a season. What of a delayed event is held back is not in it, so that no delay is needed. */
export function followSeason(
  client: LiveClient,
  { season, table }: Source,
  onSeason: (season: SeasonOnAir) => void,
): void {
  const follower = createFollower<SeasonView>(client, {
    fold: foldSeason,
    onState: (view) => onSeason({ view, kind: table }),
  });
  follower.follow(seasonTopic.of(String(season)));
}
