import { usersApi as api } from '@pailei/contracts/people/users/users.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { UsersService } from './users.service.ts';

export const usersCalls = ({ users }: { users: UsersService }): readonly HttpCall[] => [
  call(api.list, ({ query }) => users.list(query)),
  call(api.get, ({ params }) => users.get(params.id)),
  call(api.setRole, ({ actor, params, body }) => users.setRole(actor, params.id, body)),
  call(api.suspend, ({ actor, params, body }) => users.suspend(actor, params.id, body)),
  call(api.unsuspend, ({ actor, params, body }) => users.unsuspend(actor, params.id, body.reason)),
  call(api.logOutEverywhere, ({ actor, params, body }) => users.logOutEverywhere(actor, params.id, body.reason)),
  call(api.resetTotp, ({ actor, params, body }) => users.resetTotp(actor, params.id, body.reason)),
];
