import {
  settingsApi,
  type SettingKey,
  type Settings,
  type SettingView,
} from '@pailei/contracts/site/settings/settings.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

export type SavedSettings = DataOf<typeof settingsApi.list>;

const KEY = ['admin-settings'];

export function useSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(settingsApi.list, { signal }),
    staleTime: 0,
  });
}

/** Saves one section over the version it was changed from. */
export function saveSetting<K extends SettingKey>(
  key: K,
  value: Settings[K],
  updatedAt: string | null,
): Promise<SettingView<SettingKey>> {
  const body = { value, updated_at: updatedAt };
  return api.call(settingsApi[key], { body } as never);
}

/** Applies the settings that a save returned. */
export function useApplySavedSettings() {
  const queries = useQueryClient();
  return (key: SettingKey, view: SettingView<SettingKey>) =>
    queries.setQueryData<SavedSettings>(KEY, (saved) => saved && { ...saved, [key]: view });
}
