import { createLiveCore, type LiveClientOptions } from './protocol/client-core.ts';
import type { OpenLink } from './protocol/client-link.ts';
import type { LiveClient } from './protocol/live-client.ts';
import type { EventsMessage, GoneMessage, HeadsMessage, ResetMessage, SubAnswer } from './protocol/messages.ts';

export type { LiveClientOptions } from './protocol/client-core.ts';
export type { ConnectionState, LiveClient, TopicStatus, Watcher } from './protocol/live-client.ts';
export type { LiveEvent } from './protocol/messages.ts';

type FeedMessage =
  | ({ type: 'sub'; id?: number } & SubAnswer)
  | ({ type: 'ev' } & EventsMessage)
  | ({ type: 'heads' } & HeadsMessage)
  | ({ type: 'gone' } & GoneMessage)
  | ({ type: 'reset' } & ResetMessage)
  | { type: 'hello' | 'pong' }
  | { type: 'bye'; code: string };

/** The live client of overlays: a plain WebSocket, nothing else to load. */
export function createFeedClient(options: LiveClientOptions = {}): LiveClient {
  return createLiveCore(feedLink(options), options);
}

/** Node's WebSocket takes headers, which the browser's type does not know. */
const openSocket = (url: string, { origin, headers }: LiveClientOptions) =>
  origin === undefined
    ? new WebSocket(url)
    : new WebSocket(url, { headers: { ...headers, origin } } as unknown as string[]);

const feedLink =
  ({ url = globalThis.location?.origin ?? '', ...options }: LiveClientOptions): OpenLink =>
  (first, token, listener) => {
    const socket = openSocket(`${url.replace(/^http/, 'ws')}/feed`, options);
    const unsent: object[] = [];
    const firstIds = new Map(first.map(({ id, request }) => [request.topic, id]));
    let isTokenRefused = false;
    let pong = () => {};
    const send = (message: object) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      else unsent.push(message);
    };
    socket.onopen = () => {
      send({ type: 'hello', ...(token && { token }), subs: first.map(({ request }) => request) });
      for (const message of unsent) send(message);
    };
    socket.onclose = () => listener.cut(isTokenRefused);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as FeedMessage;
      switch (message.type) {
        case 'hello':
          return listener.up();
        case 'sub': {
          const id = message.id ?? firstIds.get(message.topic);
          return id === undefined ? undefined : listener.answer(id, message);
        }
        case 'ev':
          return listener.events(message);
        case 'heads':
          return listener.heads(message);
        case 'gone':
          return listener.gone(message);
        case 'reset':
          return listener.reset(message);
        case 'pong':
          return pong();
        case 'bye':
          isTokenRefused = message.code === 'unauthorized';
          return socket.close();
      }
    };
    return {
      ask: ({ id, request }) => send({ type: 'sub', id, ...request }),
      leave: (topic) => send({ type: 'unsub', topic }),
      ping: (answered) => {
        pong = answered;
        send({ type: 'ping' });
      },
      close: () => {
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
      },
    };
  };
