import { noShowsApi as api } from '@pailei/contracts/play/no-shows/no-shows.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { NoShowsService } from './no-shows.service.ts';

export const noShowsCalls = ({ noShows }: { noShows: NoShowsService }): readonly HttpCall[] => [
  call(api.own, ({ actor }) => noShows.own(actor)),
  call(api.ofUser, ({ params }) => noShows.ofUser(params.id)),
  call(api.forgive, ({ actor, params, body }) => noShows.forgive(actor, params, body)),
];
