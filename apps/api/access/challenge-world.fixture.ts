import { createBattleChatService } from '@pailei/core/play/battle-chat';
import { createChallengesService } from '@pailei/core/play/challenges';
import { createLineUpPresetsService } from '@pailei/core/play/line-up-presets';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { buildTeam } from '@pailei/tests/support/battles';
import { silentPublisher } from '@pailei/tests/support/builders';

const DAY_MS = 24 * 3_600_000;

/** A challenge to this team by one whose members are none of the actors, and a line-up that its captain keeps. */
export async function buildChallengeWorld(db: Db, { team, captain }: { team: string; captain: Actor }) {
  const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
  const [challenger] = (await buildTeam(db, '南风')).members;
  if (!challenger) throw new Error('a team has a captain');
  const challenge = await createChallengesService(deps).propose(challenger.actor, {
    body: { team_id: team, ...offer() },
    idempotencyKey: undefined,
  });
  const line_up = { players: [], bench: [], advisers: [], pool: [], is_short: false };
  const preset = await createLineUpPresetsService(deps).create(captain, team, {
    body: { name: '主力', format: 'boards', line_up },
    idempotencyKey: undefined,
  });
  return { challenge: challenge.id, preset: preset.id };
}

/** One that anybody might make: three boards, two days from now. */
export const offer = () =>
  ({
    format: { code: 'boards', size: 3, decided: 'majority', tie: 'ace' },
    best_of: 3,
    series_format: 'conquest',
    bans: 0,
    distinct_classes: 'player',
    check_in_members: 1,
    delay_seconds: 0,
    slots: [new Date(Date.now() + 2 * DAY_MS).toISOString()],
  }) as const;
