import { managedApi as api } from '@pailei/contracts/play/tournaments/details/managed.api';
import { UPLOAD_LIMIT } from '../../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../../ground/http/calls.ts';
import type { ManagedTournamentsService } from '../managed/managed.service.ts';

export function managedCalls({
  managedTournaments: managed,
}: {
  managedTournaments: ManagedTournamentsService;
}): readonly HttpCall[] {
  const { field } = api.uploadBanner.upload;
  return [
    call(api.list, ({ query }) => managed.list(query)),
    call(api.referees, () => managed.referees()),
    call(api.uploadBanner, ({ actor, file }) => managed.uploadBanner(actor, { bytes: file, field }), {
      accountLimit: UPLOAD_LIMIT,
    }),
  ];
}
