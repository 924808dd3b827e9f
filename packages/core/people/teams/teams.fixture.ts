import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { readSince } from '@pailei/live/log';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, type Registered, type Deps, type App } from '@pailei/api/testing/app.fixture';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const messageOf = ({ body }: { body: { message: string } }): string => body.message;

let named = 0;

/** A team as a founder sends it; every call has a name of its own. */
export const teamBody = (fields: object = {}) => ({
  name: `渡鸦${(named += 1)}`,
  tag: 'RVN',
  crest: { seed: 7, style: crestFromSeed(7), image_id: null },
  recruiting: 'application',
  ...fields,
});

/** What tests of teams do again and again, through the API. */
export async function useTeams(app: App, { db }: Pick<Deps, 'db'>) {
  const actors = await createActors({ db }, app);
  const admin = (await actors.tokenOf('admin')) ?? '';

  const send = <T>(token: string, method: Method, url: string, payload?: object) =>
    call<T>(app, { method, url: `/api${url}`, token, ...(payload && { payload }) });

  async function expert(): Promise<Registered> {
    const player = await registerPlayer(app);
    await db
      .updateTable('account')
      .set({ is_expert: true, expert_status: 'approved' })
      .where('id', '=', player.user.id)
      .execute();
    return player;
  }

  /** An approved team with its captain and so many other members. */
  async function team(others = 0, fields: object = {}) {
    const captain = await expert();
    const body = teamBody(fields);
    const made = await send<MyTeam>(captain.access_token, 'POST', '/teams', body);
    const id = made.body.data?.draft?.id ?? '';
    const approved = await send(admin, 'PUT', `/admin/teams/${id}/approve`, {});
    if (approved.status !== 200) throw new Error(made.text + approved.text);
    const members: Registered[] = [];
    for (let index = 0; index < others; index += 1) members.push(await member(id, captain));
    return { id, name: body.name, captain, members };
  }

  async function member(id: string, captain: Registered): Promise<Registered> {
    const player = await registerPlayer(app);
    const accepted = await send(
      captain.access_token,
      'PUT',
      `/teams/applications/${await apply(player, id)}/accept`,
      {},
    );
    if (accepted.status !== 200) throw new Error(accepted.text);
    return player;
  }

  /** The id of the application. */
  async function apply(player: Registered, id: string, message = '想加入'): Promise<string> {
    const { body, text } = await send<TeamRequest>(player.access_token, 'POST', `/teams/${id}/applications`, {
      message,
    });
    if (!body.data) throw new Error(text);
    return body.data.id;
  }

  const put = (player: Registered, url: string, body: object = {}) =>
    send<TeamRequest>(player.access_token, 'PUT', url, body);
  const post = <T>(player: Registered, url: string, body: object = {}) =>
    send<T>(player.access_token, 'POST', url, body);

  /** The id of the invitation. */
  async function invite(captain: Registered, id: string, { user }: Registered): Promise<string> {
    const { body, text } = await post<TeamRequest>(captain, `/teams/${id}/invitations`, { username: user.username });
    if (!body.data) throw new Error(text);
    return body.data.id;
  }

  return {
    actors,
    admin,
    send,
    put,
    post,
    expert,
    team,
    member,
    apply,
    invite,
    /** What `/auth/me` says of them. */
    me: async ({ access_token }: Registered) => (await send<User>(access_token, 'GET', '/auth/me')).body.data,
    /** What the staff do with a team. */
    review: (id: string, verdict: string, body: object = {}) =>
      send(admin, 'PUT', `/admin/teams/${id}/${verdict}`, body),
    found: (player: Registered, fields: object = {}) => post<MyTeam>(player, '/teams', teamBody(fields)),
    eventsOf: (topic: string) => readSince(db, topic, 0, 10_000),
    countMembers: async (id: string) =>
      (await db.selectFrom('team_member').select('account_id').where('team_id', '=', id).execute()).length,
  };
}
