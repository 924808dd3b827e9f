import { healthApi } from '@pailei/contracts/http/health';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { HealthService } from './health.service.ts';

export const healthCalls = ({ health }: { health: HealthService }): readonly HttpCall[] => [
  call(healthApi.get, () => health.check(), { statusOf: ({ state }) => (state === 'down' ? 503 : 200) }),
  call(healthApi.api, () => ({ state: 'up' }) as const),
];
