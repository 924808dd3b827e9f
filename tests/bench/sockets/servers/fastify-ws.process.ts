import type { AddressInfo } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import fastify from 'fastify';
import { subAnswer } from '../snapshot.ts';
import { listenForEvents, serve } from './serve.ts';

/** The usual Fastify route with a WebSocket. */
const followers = new Set<WebSocket>();
const app = fastify();
await app.register(websocket, { options: { perMessageDeflate: false } });
app.get('/', { websocket: true }, (socket) => {
  socket.on('close', () => followers.delete(socket));
  socket.on('message', (data) => {
    const { topic } = JSON.parse((data as Buffer).toString()) as { topic: string };
    socket.send(subAnswer(topic));
    followers.add(socket);
  });
});
listenForEvents((body) => {
  for (const socket of followers) socket.send(body);
});
await app.listen({ host: '127.0.0.1', port: 0 });
serve({
  port: (app.server.address() as AddressInfo).port,
  connections: () => app.websocketServer.clients.size,
});
