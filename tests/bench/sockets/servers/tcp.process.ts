import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { textFrame } from '@pailei/hub/transports/frame';
import { subAnswer } from '../snapshot.ts';
import { listenForEvents, serve } from './serve.ts';

/** The floor: one `write` of ready bytes for each socket and event. Whoever connects follows. */
const sockets = new Set<Socket>();
const greeting = textFrame(subAnswer('match:raw'));
const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
  socket.resume();
  socket.write(greeting);
});
listenForEvents((body) => {
  const frame = textFrame(body);
  for (const socket of sockets) socket.write(frame);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
serve({ port: (server.address() as AddressInfo).port, connections: () => sockets.size });
