import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeedOrder } from '@pailei/domain/tournament/seeding/seeding';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../../shared/live/topics.ts';

/** What the site knows of the entrants for an order; an order by hand or by lot asks for nothing. */
export function useSeedFacts(id: string, order: SeedOrder) {
  const query = order.kind === 'random' || order.kind === 'hand' ? {} : order;
  return useQuery({
    queryKey: ['seeding', id, query],
    queryFn: ({ signal }) => api.call(tournamentsApi.seeding, { params: { id }, query, signal }),
    enabled: Object.values(query).every((value) => value !== ''),
  });
}

/** Its error is shown in the dialog. */
export function useChangeSeeding(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof tournamentsApi.changeSeeding>) =>
      api.call(tournamentsApi.changeSeeding, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}
