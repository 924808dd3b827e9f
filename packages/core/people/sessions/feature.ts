import type { Db } from '@pailei/db/client';
import { createSessionsReader } from '@pailei/live/sessions';
import type { Feature } from '../../ground/features/feature.ts';
import { createLastSeen, markSeen } from './last-seen.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSuspendedSessionCheck } from './suspended-sessions.ts';
import { createTokenVerifier } from './tokens.ts';
import { sessionsCalls } from './sessions.calls.ts';

export const sessionsFeature = {
  name: 'sessions',
  calls: [sessionsCalls],
  services: {
    sessions: ({ db, clock }: { db: Db; clock: () => number }) =>
      createSessionsService({ reader: createSessionsReader(db), clock }),
    lastSeen: ({ db, clock }: { db: Db; clock: () => number }) =>
      createLastSeen({ write: (ids) => markSeen(db, ids), clock }),
    ownSessions: createOwnSessionsService,
    checkSuspendedSession: createSuspendedSessionCheck,
    verifyToken: createTokenVerifier,
  },
} as const satisfies Feature;
