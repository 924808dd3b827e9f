import { join } from 'node:path';

/** How a viewer greets a server; from then on all of them send WebSocket text frames. */
export type Protocol = 'tcp' | 'ws' | 'feed' | 'socketio' | 'hub-socketio';

export type Candidate = {
  name: string;
  protocol: Protocol;
  file: string;
  /** How events enter: all through Redis, as a message on `bench:<name>`, as the hub's channel, or through Socket.IO's adapter. */
  source: 'channel' | 'live_channel' | 'adapter';
  env?: Record<string, string>;
};

const server = (name: string) => join(import.meta.dirname, 'servers', `${name}.process.ts`);

export const TCP: Candidate = { name: 'raw TCP', protocol: 'tcp', file: server('tcp'), source: 'channel' };

export const WS_FRAME: Candidate = {
  name: 'ws, frame built once',
  protocol: 'ws',
  file: server('ws'),
  source: 'channel',
  env: { WRITES: 'frame' },
};

export const WS: Candidate = {
  name: 'ws',
  protocol: 'ws',
  file: server('ws'),
  source: 'channel',
  env: { WRITES: 'send' },
};

export const FASTIFY_WS: Candidate = {
  name: '@fastify/websocket',
  protocol: 'ws',
  file: server('fastify-ws'),
  source: 'channel',
};

export const SOCKET_IO: Candidate = {
  name: 'Socket.IO',
  protocol: 'socketio',
  file: server('socketio'),
  source: 'channel',
};

export const SOCKET_IO_ADAPTER: Candidate = {
  name: 'Socket.IO + Redis adapter',
  protocol: 'socketio',
  file: server('socketio'),
  source: 'adapter',
  env: { ADAPTER: 'redis' },
};

export const HUB_FEED: Candidate = { name: 'hub, feed', protocol: 'feed', file: server('hub'), source: 'live_channel' };

export const HUB_SOCKET_IO: Candidate = {
  name: 'hub, Socket.IO',
  protocol: 'hub-socketio',
  file: server('hub'),
  source: 'live_channel',
};

/** With the snapshot of an event of 256 players instead of a match's. */
const ofEvent = (candidate: Candidate): Candidate => ({
  ...candidate,
  name: `${candidate.name}, event`,
  env: { SNAPSHOT: 'event' },
});

export const EVENT_FEED = ofEvent(HUB_FEED);
export const EVENT_SOCKET_IO = ofEvent(HUB_SOCKET_IO);
