import { sessionsApi as api } from '@pailei/contracts/people/sessions/sessions.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';

export const sessionsCalls = ({ ownSessions: sessions }: { ownSessions: OwnSessionsService }): readonly HttpCall[] => [
  call(api.sessions, ({ actor }) => sessions.list(actor)),
  call(api.endSession, ({ actor, params }) => sessions.end(actor, params.id)),
  call(api.logoutEverywhere, ({ actor }) => sessions.endAll(actor)),
];
