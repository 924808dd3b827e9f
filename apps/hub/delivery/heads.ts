import { HEADS_EVERY_MS } from '@pailei/live/protocol/messages';
import type { HubClock } from './clock.ts';
import type { Connection, JoinedRoom } from '../connections/connection.ts';
import { SharedMessage } from '../transports/frame.ts';
import type { Hub } from './hub.ts';

const SLICES = 20;

/** Sends each socket the versions of its topics every 5 s. Sockets take turns, so that thousands do not block the event loop. */
export function startHeads(hub: Hub, clock: HubClock) {
  let slice = 0;
  const timer = setInterval(() => {
    slice = (slice + 1) % SLICES;
    const shared = new Map<string, SharedMessage>();
    for (const connection of hub.connections) {
      if (connection.number % SLICES === slice) connection.send(headsFor(connection, shared, clock.now()));
    }
  }, HEADS_EVERY_MS / SLICES);
  return { stop: () => clearInterval(timer) };
}

/** Sockets that follow the same topics share one message. */
function headsFor(connection: Connection, shared: Map<string, SharedMessage>, now: number): SharedMessage {
  const rooms = [...connection.rooms.values()];
  const key = rooms.map(({ key }) => `${key.topic} ${key.delaySeconds}`).join('\n');
  let message = shared.get(key);
  if (!message) shared.set(key, (message = compose(rooms, now)));
  return message;
}

/** A topic that was not compared with the database lately is left out: the view then says so. */
function compose(rooms: JoinedRoom[], now: number): SharedMessage {
  const heads: Record<string, number> = {};
  let age = 0;
  let epoch = '';
  for (const { key, machine } of rooms) {
    const head = machine.head();
    if (!head || now - head.confirmedAt > HEADS_EVERY_MS) continue;
    heads[key.topic] = head.version;
    age = Math.max(age, now - head.confirmedAt);
    epoch = head.epoch;
  }
  return new SharedMessage(
    'heads',
    JSON.stringify({ now: new Date(now).toISOString(), age: Math.ceil(age), epoch, heads }),
  );
}
