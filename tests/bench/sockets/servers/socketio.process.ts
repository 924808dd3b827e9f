import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { createPeerServer, redisAdapter } from '../peers.ts';
import { SNAPSHOT } from '../snapshot.ts';
import { listenForEvents, serve } from './serve.ts';

/** Socket.IO as its documentation shows it: a room per topic, alone or with its Redis adapter. */
const http = createServer();
const io = await createPeerServer(http);
io.on('connection', (socket) => {
  socket.on('sub', (topic) => {
    void socket.join(topic);
    socket.emit('sub', { ok: true, topic, epoch: '', version: 0, delay: 0, snapshot: SNAPSHOT, events: [] });
  });
});
if (process.env['ADAPTER'] === 'redis') {
  const url = process.env['REDIS_URL'] ?? '';
  io.adapter(await redisAdapter(new Redis(url), new Redis(url)));
} else {
  listenForEvents((text) => {
    const body = JSON.parse(text) as { topic: string };
    io.to(body.topic).emit('ev', body);
  });
}
http.listen(0, '127.0.0.1');
await once(http, 'listening');
serve({ port: (http.address() as AddressInfo).port, connections: () => io.engine.clientsCount });
