import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { textFrame } from '@pailei/hub/transports/frame';
import { WebSocketServer, type WebSocket } from 'ws';
import { subAnswer } from '../snapshot.ts';
import { listenForEvents, serve } from './serve.ts';

/** Bare `ws`: the text sent to each socket, or its frame built once and written below it. */
const buildsFrameOnce = process.env['WRITES'] === 'frame';
const followers = new Map<WebSocket, Duplex>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  socket.on('error', () => socket.terminate());
  socket.on('close', () => followers.delete(socket));
  socket.on('message', (data) => {
    const { topic } = JSON.parse((data as Buffer).toString()) as { topic: string };
    socket.send(subAnswer(topic));
    followers.set(socket, request.socket);
  });
});
listenForEvents((body) => {
  if (!buildsFrameOnce) {
    for (const socket of followers.keys()) socket.send(body);
    return;
  }
  const frame = textFrame(body);
  for (const stream of followers.values()) stream.write(frame);
});
await once(server, 'listening');
serve({ port: (server.address() as AddressInfo).port, connections: () => server.clients.size });
