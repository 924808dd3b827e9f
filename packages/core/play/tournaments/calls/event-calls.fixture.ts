import type { MatchView } from '@pailei/contracts/play/matches/matches.api';
import type { EntryAnswer, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { deckCode } from '@pailei/tests/support/builders';
import { call, registerPlayer, type useApp } from '@pailei/api/testing/app.fixture';

const ROOT = '/api/solo-tournaments';

export type EventPlayer = LoginData & { participant_id: string };

type App = Awaited<ReturnType<typeof useApp>>['app'];

/** What an event of these stages is created with: nobody checks in, nothing is banned. */
export const eventDetails = (name: string, stages: readonly object[]) => ({
  name,
  capacity: 16,
  settings: { ...DEFAULT_TOURNAMENT_SETTINGS, bans: 0, check_in_required: false, stages },
  times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
});

/** The calls of a test that plays an event, by its staff and by its players. `event` is asked at each call. */
export function eventCalls(app: App, event: () => { admin: string; id: string }) {
  async function send<T>(token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}): Promise<T> {
    const { status, body } = await call<T>(app, { method, url, token, ...(method !== 'GET' && { payload }) });
    if (body.status !== 'success') throw new Error(`${method} ${url}: ${status} ${body.message}`);
    return body.data;
  }
  const post = (url: string, payload?: object) => send<TournamentView>(event().admin, 'POST', url, payload);

  async function enter(id: string): Promise<EventPlayer> {
    const player = await registerPlayer(app);
    const { access_token } = player;
    const own = `${ROOT}/${id}`;
    const { entry } = await send<EntryAnswer>(access_token, 'POST', `${own}/register`, { game_id: '石#1' });
    await send(access_token, 'PUT', `${own}/decks`, { decks: [{ name: '卡组 1', code: deckCode(0) }] });
    return { ...player, participant_id: entry.participant_id ?? '' };
  }

  return {
    send,
    post,
    read: async () => (await send<TournamentView>(event().admin, 'GET', `${ROOT}/${event().id}`)).tournament,
    /** A new event with `count` players in it that has started. */
    async startEvent(details: object, count: number): Promise<{ id: string; players: EventPlayer[] }> {
      const { id } = (await post(ROOT, details)).tournament;
      await post(`${ROOT}/${id}/open-registration`);
      const players: EventPlayer[] = [];
      while (players.length < count) players.push(await enter(id));
      await post(`${ROOT}/${id}/start`);
      return { id, players };
    },
    loses: (match_id: string, side: 'a' | 'b') =>
      send<MatchView>(event().admin, 'POST', `/api/matches/${match_id}/rulings`, {
        type: 'give_match_loss',
        side,
        reason: '裁判的理由',
      }),
  };
}
