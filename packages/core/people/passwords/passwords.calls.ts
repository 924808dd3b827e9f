import { passwordsApi as api } from '@pailei/contracts/people/passwords/passwords.api';
import { OWN_SECRET_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { PasswordsService } from './passwords.service.ts';

export const passwordsCalls = ({ passwords }: { passwords: PasswordsService }): readonly HttpCall[] => [
  call(api.changePassword, ({ actor, body }) => passwords.change(actor, body), {
    accountLimit: OWN_SECRET_LIMIT,
  }),
];
