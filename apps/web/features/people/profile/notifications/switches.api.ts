import { notificationsApi, type NotificationSettings } from '@pailei/contracts/features/notifications.api';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

export function useSaveSwitches() {
  return useMutation({
    mutationFn: (settings: NotificationSettings) => api.retry(notificationsApi.saveSettings, { body: settings }),
  });
}
