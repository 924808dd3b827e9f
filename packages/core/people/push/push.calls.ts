import { pushApi } from '@pailei/contracts/people/push/push.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { PushService } from './push.service.ts';

export function pushCalls({ push }: { push: PushService }): readonly HttpCall[] {
  const api = pushApi;
  return [
    call(api.devices, ({ actor }) => push.devices(actor)),
    call(api.subscribe, ({ actor, body }) => push.subscribe(actor, body)),
    call(api.unsubscribe, ({ actor, params }) => push.unsubscribe(actor, params.id)),
    call(api.test, ({ actor, params }) => push.test(actor, params.id)),
    call(api.shown, ({ body }) => push.shown(body)),
  ];
}
