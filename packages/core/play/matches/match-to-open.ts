import type { SeriesDeck } from '@pailei/domain/series/types';
import type { SeriesSettings } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';
import type { MatchInfoColumn } from '@pailei/db/schema/matches';
import type { NewMatchOwner } from './match-owner.ts';
import type { Seated } from './match-seats.ts';

export type MatchSide = { participant_id: string; name: string; decks: readonly SeriesDeck[] };

export type MatchToOpen = Seated & {
  id: string;
  owner: NewMatchOwner;
  tournament_id: string | null;
  stage: number;
  round: number;
  table: number;
  delay_seconds: number;
  settings: SeriesSettings;
  sides: Record<Side, MatchSide>;
  info: MatchInfoColumn;
};
