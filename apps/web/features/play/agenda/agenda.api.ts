import { agendaApi } from '@pailei/contracts/play/agenda/agenda.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { foldBattleTopic } from '@pailei/contracts/play/battles/battle.fold';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import { usePersonal } from '../../../shared/live/useTopics.ts';
import { saveFile } from '../../../shared/ui/actions/save-file.ts';

const AGENDA = ['agenda'];
const HISTORY = ['agenda-history'];

/** All that the visitor has to do; asked again when one of their entries or matches changes. */
export function useAgenda() {
  useRefresh(usePersonal().version, [AGENDA, HISTORY]);
  return useQuery({
    queryKey: AGENDA,
    queryFn: ({ signal }) => api.call(agendaApi.get, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useAgendaHistory() {
  return useQuery({
    queryKey: HISTORY,
    queryFn: ({ signal }) => api.call(agendaApi.history, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Counts what an item is shown to have become since the list was read: then the list is asked for its order again. */
export const useReordered = (changes: number): void => useRefresh(changes, [AGENDA, HISTORY]);

export const useBattleVersion = (id: string): number =>
  useLiveTopic<BattleSnapshot, null>(battleTopic.of(id), { initial: null, fold: foldBattleTopic }).version;

export function useSaveCalendar() {
  return useMutation({
    mutationFn: () => api.file(agendaApi.calendar, {}),
    onSuccess: (file) => saveFile(file, '我的赛事.ics'),
  });
}
