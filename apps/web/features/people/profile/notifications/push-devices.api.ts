import { pushApi } from '@pailei/contracts/people/push/push.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  currentSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../../shared/alarms/push-subscription.ts';
import { api } from '../../../../shared/api/api.ts';

const DEVICES = ['push-devices'];

export function useDevices() {
  return useQuery({
    queryKey: DEVICES,
    queryFn: ({ signal }) => api.call(pushApi.devices, { signal }),
    staleTime: 0,
  });
}

function useDeviceCommand<Input, Data>(mutationFn: (input: Input) => Promise<Data>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => void queries.invalidateQueries({ queryKey: DEVICES }) });
}

/** Adds this device; false: the visitor did not allow it. */
export const useAddDevice = () =>
  useDeviceCommand(async (publicKey: string) => {
    const device = await subscribeToPush(publicKey);
    if (device) await api.call(pushApi.subscribe, { body: device });
    return device !== null;
  });

export const useRemoveDevice = () =>
  useDeviceCommand(async ({ id, is_current }: { id: string; is_current: boolean }) => {
    await api.call(pushApi.unsubscribe, { params: { id } });
    if (is_current && (await currentSubscription())) await unsubscribeFromPush();
  });

export const useTestDevice = () => useDeviceCommand((id: string) => api.call(pushApi.test, { params: { id } }));
