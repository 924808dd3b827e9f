import type { Notice } from '@pailei/contracts/features/notice-text';
import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';
import type { Deps, Registered, App } from '@pailei/api/testing/app.fixture';
import { useTeams } from '../../people/teams/teams.fixture.ts';

const HOUR_MS = 3_600_000;

/** A time so many hours from now, on the full minute. */
export function hoursAhead(hours: number): string {
  const time = Date.now() + hours * HOUR_MS;
  return new Date(time - (time % 60_000)).toISOString();
}

/** What a captain offers; the times are in three, four and five days. */
export const offer = (fields: object = {}) => ({
  format: { code: 'boards', size: 3 },
  best_of: 3,
  slots: [hoursAhead(72), hoursAhead(96), hoursAhead(120)],
  ...fields,
});

/** What tests of challenges do again and again, through the API. */
export async function useChallenges(app: App, deps: Pick<Deps, 'db'>) {
  const teams = await useTeams(app, deps);
  const { post, put, send, team } = teams;
  type Team = Awaited<ReturnType<typeof team>>;

  /** Two teams with so many members each beside their captains; the first of them is vice captain. */
  async function twoTeams(others = 0): Promise<[Team, Team]> {
    const pair: [Team, Team] = [await team(others), await team(others)];
    for (const { id, captain, members } of pair) {
      const [vice] = members;
      if (vice) await put(captain, `/teams/${id}/members/${vice.user.id}/role`, { role: 'vice_captain' });
    }
    return pair;
  }

  const propose = (captain: Registered, team_id: string, fields: object = {}) =>
    post<ChallengeView>(captain, '/challenges', { team_id, ...offer(fields) });

  const act = (player: Registered, id: string, name: string, body: object) =>
    post<ChallengeView>(player, `/challenges/${id}/${name}`, body);

  async function proposed(from: Team, to: Team, fields: object = {}): Promise<ChallengeView> {
    const { body, text } = await propose(from.captain, to.id, fields);
    if (!body.data) throw new Error(text);
    return body.data;
  }

  /** An appointment at the first time that was offered. */
  async function appointed(from: Team, to: Team, fields: object = {}): Promise<ChallengeView> {
    const { id, proposal } = await proposed(from, to, fields);
    const { body, text } = await act(to.captain, id, 'accept', { proposal_number: 1, slot: proposal.slots[0] });
    if (!body.data) throw new Error(text);
    return body.data;
  }

  return {
    ...teams,
    twoTeams,
    propose,
    act,
    proposed,
    appointed,
    read: (player: Registered, id: string) => send<ChallengeView>(player.access_token, 'GET', `/challenges/${id}`),
    /** The notices of some kind that this player was sent, the oldest first. */
    async noticesOf<Kind extends Notice['kind']>({ user }: Registered, kind: Kind) {
      const rows = await deps.db
        .selectFrom('notification')
        .select('notice')
        .where('account_id', '=', user.id)
        .orderBy('id')
        .execute();
      return rows
        .map(({ notice }) => notice)
        .filter((notice): notice is Extract<Notice, { kind: Kind }> => notice.kind === kind);
    },
    battleOf: (id: string) =>
      deps.db.selectFrom('battle').selectAll().where('challenge_id', '=', id).executeTakeFirst(),
  };
}
