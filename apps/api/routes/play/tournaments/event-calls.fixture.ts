import type { MatchView } from '@pailei/contracts/play/matches/matches.api';
import type { EntryAnswer, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { LoginData } from '@pailei/core/people/login';
import { deckCode } from '@pailei/tests/support/builders';
import { call, registerPlayer, type useApp } from '../../../testing/app.fixture.ts';

const ROOT = '/api/solo-tournaments';

export type EventPlayer = LoginData & { participant_id: string };

type App = Awaited<ReturnType<typeof useApp>>['app'];

/** The calls of a test that plays an event, by its staff and by its players. `event` is asked at each call. */
export function eventCalls(app: App, event: () => { admin: string; id: string }) {
  async function send<T>(token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}): Promise<T> {
    const { status, body } = await call<T>(app, { method, url, token, ...(method !== 'GET' && { payload }) });
    if (body.status !== 'success') throw new Error(`${method} ${url}: ${status} ${body.message}`);
    return body.data;
  }
  return {
    send,
    post: (url: string, payload?: object) => send<TournamentView>(event().admin, 'POST', url, payload),
    read: async () => (await send<TournamentView>(event().admin, 'GET', `${ROOT}/${event().id}`)).tournament,
    async enter(): Promise<EventPlayer> {
      const player = await registerPlayer(app);
      const { access_token } = player;
      const own = `${ROOT}/${event().id}`;
      const { entry } = await send<EntryAnswer>(access_token, 'POST', `${own}/register`, { game_id: '石#1' });
      await send(access_token, 'PUT', `${own}/decks`, { decks: [{ name: '卡组 1', code: deckCode(0) }] });
      return { ...player, participant_id: entry.participant_id ?? '' };
    },
    loses: (match_id: string, side: 'a' | 'b') =>
      send<MatchView>(event().admin, 'POST', `/api/matches/${match_id}/rulings`, {
        type: 'give_match_loss',
        side,
        reason: '裁判的理由',
      }),
  };
}
