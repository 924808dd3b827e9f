import type { Socket } from 'socket.io-client';
import { createLiveCore, type LiveClientOptions } from './protocol/client-core.ts';
import type { OpenLink } from './protocol/client-link.ts';
import type { LiveClient } from './protocol/live-client.ts';
import type { SubAnswer } from './protocol/messages.ts';
import { snapshotsOf } from './snapshots.ts';

export type { LiveClientOptions } from './protocol/client-core.ts';
export type { ConnectionState, LiveClient, TopicStatus, Watcher } from './protocol/live-client.ts';
export type { LiveEvent } from './protocol/messages.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The live client of the web app: Socket.IO over WebSocket only, loaded with the first connection, reconnecting by our own back-off.
 * Snapshots come from the API.
 */
export function createLiveClient(options: LiveClientOptions = {}): LiveClient {
  const { snapshotUrl = options.url ?? globalThis.location?.origin ?? '' } = options;
  return createLiveCore(socketIoLink(options), options, snapshotsOf(snapshotUrl));
}

const socketIoLink =
  ({ url = globalThis.location?.origin ?? '', origin, headers }: LiveClientOptions): OpenLink =>
  (first, token, listener) => {
    let isClosed = false;
    async function open(): Promise<Socket> {
      // the page that asks for it is ready first
      await Promise.resolve();
      const { io } = await import('socket.io-client');
      const socket = io(url, {
        autoConnect: false,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        ...(origin && { extraHeaders: { ...headers, origin } }),
        timeout: CONNECT_TIMEOUT_MS,
        auth: { ...(token && { token }), subs: first.map(({ request }) => request) },
      });
      listen(socket);
      if (!isClosed) socket.connect();
      return socket;
    }
    function listen(socket: Socket): void {
      const firstIds = new Map(first.map(({ id, request }) => [request.topic, id]));
      socket.on('connect', listener.up);
      socket.on('disconnect', () => listener.cut(false));
      socket.on('connect_error', (error) => {
        listener.cut(error.message === 'unauthorized');
        socket.close();
      });
      socket.on('bye', ({ code }: { code: string }) => {
        listener.cut(code === 'unauthorized');
        socket.close();
      });
      socket.on('sub', (answer: SubAnswer) => {
        const id = firstIds.get(answer.topic);
        if (id !== undefined) listener.answer(id, answer);
      });
      socket.on('ev', listener.events);
      socket.on('heads', listener.heads);
      socket.on('gone', listener.gone);
      socket.on('reset', listener.reset);
    }
    const opened = open();
    const withSocket = (act: (socket: Socket) => void) => void opened.then(act, () => undefined);
    opened.catch(() => listener.cut(false));
    return {
      ask: ({ id, request }) =>
        withSocket((socket) => socket.emit('sub', request, (answer: SubAnswer) => listener.answer(id, answer))),
      leave: (topic) => withSocket((socket) => socket.emit('unsub', { topic })),
      ping: (answered) => withSocket((socket) => socket.emit('ping', answered)),
      close() {
        isClosed = true;
        withSocket((socket) => socket.close());
      },
    };
  };
