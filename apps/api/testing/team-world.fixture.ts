import type { Db } from '@pailei/db/client';
import { battleSettings, buildTeam } from '@pailei/tests/support/battles/battle-world';
import { silentPublisher } from '@pailei/tests/support/builders';
import { createBattle } from '@pailei/core/play/battles/create-battle';
import { newId } from '@pailei/db/id';
import { inTransaction } from '@pailei/live/transaction';
import { runTransaction } from '@pailei/db/tx';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { teamNameKey } from '@pailei/domain/teams/names';
import type { Actors } from './actors.fixture.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * A team of the captain and the team member, to which the player has applied and the other player is invited, with a link and a
 * post of the captain; and one of the approved expert that waits for its review.
 */
export async function buildTeamWorld(db: Db, { idOf }: Actors) {
  const now = new Date().toISOString();
  const due_at = new Date(Date.now() + DAY_MS).toISOString();
  const ids = {
    team: newId(),
    review: newId(),
    application: newId(),
    invitation: newId(),
    link: newId(),
    post: newId(),
  };
  const [captain, member, founder] = [idOf('captain'), idOf('team member'), idOf('approved expert')];
  await runTransaction(db, async (trx) => {
    const common = {
      crest_seed: 1,
      crest_style: JSON.stringify(crestFromSeed(1)),
      recruiting: 'application' as const,
      tag: 'RVN',
      wanted_classes: [],
      wanted_roles: [],
      slogan: '',
      description: '',
      submitted_at: now,
    };
    await trx
      .insertInto('team')
      .values([
        {
          id: ids.team,
          name: '渡鸦',
          name_key: teamNameKey('渡鸦'),
          founder_id: captain,
          status: 'approved',
          founded_at: now,
          ...common,
        },
        {
          id: ids.review,
          name: '夜航船',
          name_key: teamNameKey('夜航船'),
          founder_id: founder,
          founded_at: null,
          ...common,
        },
      ])
      .execute();
    const place = { team_id: ids.team, joined_at: now };
    await trx
      .insertInto('team_member')
      .values([
        { ...place, account_id: captain, slot: 1, role: 'captain' },
        { ...place, account_id: member, slot: 2, role: 'member' },
        { ...place, team_id: ids.review, account_id: founder, slot: 1, role: 'captain' },
      ])
      .execute();
    const request = { team_id: ids.team, message: '', created_at: now, due_at };
    const asked = { kind: 'invitation', account_id: idOf('another player'), invited_by: captain } as const;
    await trx
      .insertInto('team_request')
      .values([
        { ...request, id: ids.application, kind: 'application', account_id: idOf('player'), invited_by: null },
        { ...request, id: ids.invitation, ...asked },
      ])
      .execute();
    const link = { id: ids.link, team_id: ids.team, token_hash: '-', created_by: captain };
    await trx
      .insertInto('team_link')
      .values({ ...link, created_at: now, expires_at: due_at, uses_max: 1 })
      .execute();
    const post = { id: ids.post, team_id: ids.team, author_id: captain, text: '周五训练', created_at: now };
    await trx.insertInto('team_post').values(post).execute();
  });
  const battle = await buildBattle(db, ids.team);
  const message = newId();
  await db
    .insertInto('battle_chat_message')
    .values({
      id: message,
      battle_id: battle,
      side: 'a',
      line: 'team',
      author_id: captain,
      is_staff: false,
      text: '我打第一台',
      at: now,
    })
    .execute();
  return { ...ids, battle, message };
}

/** Of this team against one whose members are none of the actors; line-ups are open. */
async function buildBattle(db: Db, team: string): Promise<string> {
  const opponent = await buildTeam(db, '北风');
  const now = new Date().toISOString();
  return inTransaction({ db, publisher: silentPublisher }, (trx, log) =>
    createBattle(trx, log, {
      teams: { a: team, b: opponent.id },
      settings: battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }),
      starts_at: new Date(Date.now() + DAY_MS).toISOString(),
      owner: null,
      is_demo: false,
      now,
    }),
  );
}
