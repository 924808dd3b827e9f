import type { Server as HttpServer } from 'node:http';
import type { Redis } from 'ioredis';

type Room = { emit(event: string, body: unknown): void };

/** As much of Socket.IO as the benchmarks use. */
export type PeerServer = {
  to(room: string): Room;
  adapter(adapter: unknown): void;
  on(event: 'connection', listener: (socket: PeerSocket) => void): void;
  engine: { clientsCount: number };
};
export type PeerSocket = {
  join(room: string): Promise<void> | void;
  emit(event: string, body: unknown): void;
  on(event: 'sub', listener: (topic: string) => void): void;
};

const peer = (path: string) => new URL(`../peers/node_modules/${path}`, import.meta.url).href;

/** Plain Socket.IO with its defaults, over WebSocket alone. Without `http` it only emits. */
export async function createPeerServer(http?: HttpServer): Promise<PeerServer> {
  const { Server } = (await import(peer('socket.io/wrapper.mjs'))) as {
    Server: new (http?: HttpServer, options?: object) => PeerServer;
  };
  return new Server(http, { transports: ['websocket'], serveClient: false });
}

/** The usual way to run several of them. */
export async function redisAdapter(publish: Redis, subscribe: Redis): Promise<unknown> {
  const { createAdapter } = (await import(peer('@socket.io/redis-adapter/dist/index.js'))) as {
    createAdapter: (publish: Redis, subscribe: Redis) => unknown;
  };
  return createAdapter(publish, subscribe);
}
