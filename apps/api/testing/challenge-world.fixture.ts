import { createChallengesService } from '@pailei/core/play/challenges/challenges.service';
import { createLineUpPresetsService } from '@pailei/core/play/line-up-presets/line-up-presets.service';
import { USUAL_SERIES_TIMERS } from '@pailei/contracts/site/settings/series-timers';
import type { Db } from '@pailei/db/client';
import { DEFAULT_BATTLE_TIMERS } from '@pailei/domain/battles/settings';
import type { Actor } from '@pailei/live/registry';
import { buildTeam } from '@pailei/tests/support/battles/battle-world';
import { silentPublisher } from '@pailei/tests/support/builders';

const DAY_MS = 24 * 3_600_000;

/** A challenge to this team by one whose members are none of the actors, and a line-up that its captain keeps. */
export async function buildChallengeWorld(db: Db, { team, captain }: { team: string; captain: Actor }) {
  const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
  const once = { idempotencyKey: undefined };
  const [challenger] = (await buildTeam(db, '南风')).members;
  if (!challenger) throw new Error('a team has a captain');
  const body = { team_id: team, ...offer() };
  const { id: challenge } = await createChallengesService(deps).propose(challenger.actor, { body, ...once });
  const line_up = { players: [], bench: [], advisers: [], pool: [], is_short: false };
  const preset = await createLineUpPresetsService(deps).create(captain, team, {
    body: { name: '主力', format: 'boards', line_up },
    ...once,
  });
  return { challenge, preset: preset.id };
}

/** One that anybody might make: three boards, two days from now. */
export const offer = () => ({
  format: { code: 'boards' as const, size: 3 as const, decided: 'majority' as const, tie: 'ace' as const },
  best_of: 3 as const,
  series_format: 'conquest' as const,
  bans: 0 as const,
  distinct_classes: 'player' as const,
  check_in_members: 1,
  substitutions: 1,
  delay_seconds: 0,
  timers: DEFAULT_BATTLE_TIMERS,
  series_timers: USUAL_SERIES_TIMERS,
  slots: [new Date(Date.now() + 2 * DAY_MS).toISOString()],
});
