import { createBattleChatService } from '@pailei/core/play/battle-chat';
import { createChallengesService } from '@pailei/core/play/challenges';
import { createLineUpPresetsService } from '@pailei/core/play/line-up-presets';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { crestFromSeed, teamNameKey } from '@pailei/domain/teams';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';

const DAY_MS = 24 * 3_600_000;

/** A challenge to this team, a battle that it has agreed on, both with teams of none of the actors, and a line-up that its captain keeps. */
export async function buildChallengeWorld(db: Db, { team, captain }: { team: string; captain: Actor }) {
  const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
  const challenges = createChallengesService(deps);
  const once = { idempotencyKey: undefined };
  const challengedBy = async (name: string) =>
    challenges.propose(await buildCaptain(db, name), { body: { team_id: team, ...offer() }, ...once });
  const { id: challenge } = await challengedBy('南风');
  const { id, proposal } = await challengedBy('东风');
  const body = { proposal_number: proposal.number, slot: proposal.slots[0] ?? '' };
  const { battle_id } = await challenges.accept(captain, { id, body, ...once });
  if (battle_id === null) throw new Error('an appointment has a battle');
  await createBattleChatService(deps).add(captain, battle_id, { body: { line: 'team', text: '周五见' }, ...once });
  const line_up = { players: [], bench: [], advisers: [], pool: [], is_short: false };
  const preset = await createLineUpPresetsService(deps).create(captain, team, {
    body: { name: '主力', format: 'boards', line_up },
    ...once,
  });
  return { challenge, battle: battle_id, preset: preset.id };
}

/** One that anybody might make: three boards, two days from now. */
export const offer = () => ({
  format: { code: 'boards' as const, size: 3 as const, decided: 'majority' as const, tie: 'ace' as const },
  best_of: 3 as const,
  series_format: 'conquest' as const,
  bans: 0 as const,
  distinct_classes: 'player' as const,
  check_in_members: 1,
  delay_seconds: 0,
  slots: [new Date(Date.now() + 2 * DAY_MS).toISOString()],
});

/** The captain of a team of this name. */
async function buildCaptain(db: Db, name: string): Promise<Actor> {
  const captain = await buildAccount(db, 'user');
  const [id, now] = [newId(), new Date().toISOString()];
  await runTransaction(db, async (trx) => {
    await trx
      .insertInto('team')
      .values({
        id,
        name,
        name_key: teamNameKey(name),
        tag: 'FNG',
        crest_seed: 1,
        crest_style: JSON.stringify(crestFromSeed(1)),
        slogan: '',
        description: '',
        recruiting: 'closed',
        wanted_classes: [],
        wanted_roles: [],
        status: 'approved',
        founder_id: captain.user_id,
        submitted_at: now,
        founded_at: now,
      })
      .execute();
    const place = { team_id: id, account_id: captain.user_id, slot: 1, role: 'captain', joined_at: now } as const;
    await trx.insertInto('team_member').values(place).execute();
  });
  return captain;
}
