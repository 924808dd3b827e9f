import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { SEASONS } from '../../../shared/seasons/seasons-key.ts';

/** A season with the top of its tables, live; null until the first snapshot. */
export function useSeason(number: number | null) {
  const topic = number === null ? null : seasonTopic.of(String(number));
  return useLiveTopic<SeasonView, null>(topic, { initial: null, fold: foldSeason });
}

/** `version` is that of the season as it is shown: what is read beside it is read anew with each change. */
export function useSeasonEvents(number: number, version: number) {
  return useQuery({
    queryKey: [SEASONS, number, 'events', version],
    queryFn: ({ signal }) => api.call(seasonsApi.events, { params: { number }, signal }),
    placeholderData: keepPreviousData,
  });
}

export type TablePart = { number: number; kind: CompetitorKind; version: number };

export function useCompetitor({ number, kind, version }: TablePart, id: string | null) {
  return useQuery({
    queryKey: [SEASONS, number, kind, id, version],
    queryFn: ({ signal }) =>
      api.call(seasonsApi.competitor, { params: { number, id: id ?? '' }, query: { kind }, signal }),
    placeholderData: (before, query) => (query?.queryKey[3] === id ? before : undefined),
    enabled: id !== null,
  });
}

export function useWholeTable({ number, kind, version }: TablePart, isWanted: boolean) {
  return useQuery({
    queryKey: [SEASONS, number, kind, 'table', version],
    queryFn: ({ signal }) => api.call(seasonsApi.table, { params: { number }, query: { kind, limit: 200 }, signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

export const championQuery = (number: number) =>
  queryOptions({
    queryKey: [SEASONS, number, 'champion'],
    queryFn: ({ signal }) => api.call(seasonsApi.champion, { params: { number }, signal }),
  });
