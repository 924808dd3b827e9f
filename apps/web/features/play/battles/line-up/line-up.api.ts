import { battlesApi, type LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { lineUpPresetsApi, type PresetBody } from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { newCallKey } from '../../../../shared/api/call-key.ts';

/** What of all battles can be chosen. */
export const LINE_UP_OPTIONS = ['line-up-options'];
const PRESETS = ['line-up-presets'];

/** What a line-up can be made of, for the captains of the own team; decks may have changed since, so it is read again with the page. */
export function useLineUpOptions(battleId: string) {
  return useQuery({
    queryKey: [...LINE_UP_OPTIONS, battleId],
    queryFn: ({ signal }) => api.call(battlesApi.lineUpOptions, { params: { id: battleId }, signal }),
    staleTime: 0,
  });
}

/** Keeps the draft. Its page shows the error. */
export function useSaveDraft(battleId: string) {
  return useMutation({
    mutationFn: (body: LineUpBody) => api.retry(battlesApi.saveDraft, { params: { id: battleId }, body }),
    meta: { quiet: true },
  });
}

export function usePresets(teamId: string) {
  return useQuery({
    queryKey: [...PRESETS, teamId],
    queryFn: ({ signal }) => api.call(lineUpPresetsApi.list, { params: { id: teamId }, signal }),
    staleTime: 0,
  });
}

/** What is done with a line-up that the team keeps under a name. */
export type PresetCommand =
  | { readonly type: 'create'; readonly body: PresetBody }
  | { readonly type: 'update'; readonly id: string; readonly body: PresetBody }
  | { readonly type: 'remove'; readonly id: string };

export function usePresetCommand(teamId: string) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(command: PresetCommand): Promise<void> {
      switch (command.type) {
        case 'create': {
          const call = { params: { id: teamId }, body: command.body, idempotencyKey: newCallKey() };
          return void (await api.retry(lineUpPresetsApi.create, call));
        }
        case 'update': {
          const params = { id: teamId, preset_id: command.id };
          return void (await api.retry(lineUpPresetsApi.update, { params, body: command.body }));
        }
        case 'remove':
          return void (await api.retry(lineUpPresetsApi.remove, { params: { id: teamId, preset_id: command.id } }));
        default:
          return command satisfies never;
      }
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [...PRESETS, teamId] }),
    meta: { quiet: true },
  });
}
