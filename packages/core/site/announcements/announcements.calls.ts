import { announcementsApi as api } from '@pailei/contracts/site/announcements/announcements.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { AnnouncementsService } from './announcements.service.ts';

type Needs = { announcements: AnnouncementsService };

export const announcementsCalls = ({ announcements }: Needs): readonly HttpCall[] => [
  call(api.current, () => announcements.current()),
  call(api.list, ({ query }) => announcements.list(query)),
  call(api.create, ({ actor, body }) => announcements.create(actor, body)),
  call(api.update, ({ actor, params, body }) => announcements.update(actor, params.id, body)),
  call(api.end, ({ actor, params }) => announcements.end(actor, params.id)),
];
