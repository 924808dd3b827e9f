import { maintenanceApi as api } from '@pailei/contracts/site/maintenance/maintenance.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { MaintenanceGate } from './maintenance.gate.ts';
import type { MaintenanceService } from './maintenance.service.ts';

type Needs = { maintenance: MaintenanceService; maintenanceGate: MaintenanceGate };

export function maintenanceCalls({ maintenance, maintenanceGate }: Needs): readonly HttpCall[] {
  /** This process knows at once what the others know within a second. */
  const applied = async <T>(change: Promise<T>): Promise<T> => {
    const done = await change;
    maintenanceGate.forget();
    return done;
  };
  return [
    call(api.current, async () => ({ windows: await maintenanceGate.current() })),
    call(api.list, ({ query }) => maintenance.list(query)),
    call(api.create, ({ actor, body }) => applied(maintenance.create(actor, body))),
    call(api.update, ({ actor, params, body }) => applied(maintenance.update(actor, params.id, body))),
    call(api.end, ({ actor, params, body }) => applied(maintenance.end(actor, params.id, body.reason))),
  ];
}
