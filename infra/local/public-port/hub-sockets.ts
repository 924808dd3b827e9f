import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { BusyError } from '@pailei/contracts/http/errors';
import { answerOnSocket } from '@pailei/core/ground/http';
import { readAgain, readPortMessage, stopReading, type PortMessage } from '@pailei/core/ground/public-port';

/** A hub that is started again is back within a second or so; callers are promised an answer within 10 s. */
const WAIT_MS = 5_000;
/** Every waiting socket holds a file of the launcher. */
const MAX_WAITING = 4_096;
const RETRY_SECONDS = 1;

type Waiting = { id: number; socket: Socket; bytes: string; timer: NodeJS.Timeout };

export type HubSockets = {
  /** Takes a socket for the hub. `bytes` (base64) are what was read from it already. */
  add: (socket: Socket, bytes: string) => void;
  /** A hub was started: it gets sockets from when it asks for them until its channel closes. */
  follow: (hub: ChildProcess) => void;
  close: () => void;
};

/**
 * Live sockets on their way to the hub. One is under way at a time, and stays here until the hub says that it has it: what a
 * hub leaves behind, and what comes while there is none, waits for its successor.
 */
export function createHubSockets({ waitMs = WAIT_MS, maxWaiting = MAX_WAITING } = {}): HubSockets {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let hub: ChildProcess | undefined;
  let underWay: Waiting | undefined;

  /** Once it is over for a socket, whatever the reason. */
  const forget = (entry: Waiting) => {
    clearTimeout(entry.timer);
    waiting.delete(entry.id);
    if (underWay === entry) underWay = undefined;
    sendNext();
  };

  /** What was sent and is taken later is closed by then: a hub that was frozen writes to nobody. */
  const giveUp = (entry: Waiting) => {
    forget(entry);
    readAgain(entry.socket);
    answerOnSocket(entry.socket, new BusyError(RETRY_SECONDS, 'unavailable'));
  };

  const taken = (id: number) => {
    const entry = waiting.get(id);
    if (entry === undefined) return;
    forget(entry);
    entry.socket.destroy();
  };

  const sendNext = () => {
    if (hub === undefined || underWay !== undefined) return;
    const [next] = waiting.values();
    if (next === undefined) return;
    underWay = next;
    const message: PortMessage = { type: 'socket', id: next.id, bytes: next.bytes };
    // One that cannot be sent waits for its time or the next hub.
    hub.send(message, next.socket, { keepOpen: true }, () => undefined);
  };

  return {
    add(socket, bytes) {
      socket.on('error', () => socket.destroy());
      lastId += 1;
      const all = Buffer.concat([Buffer.from(bytes, 'base64'), stopReading(socket)]).toString('base64');
      const entry: Waiting = { id: lastId, socket, bytes: all, timer: setTimeout(() => giveUp(entry), waitMs) };
      socket.once('close', () => forget(entry));
      waiting.set(entry.id, entry);
      if (waiting.size > maxWaiting) giveUp(entry);
      else sendNext();
    },
    follow(child) {
      child.on('message', (given) => {
        const message = readPortMessage(given);
        if (message?.type === 'socket_taken') taken(message.id);
        if (message?.type !== 'sockets_wanted') return;
        hub = child;
        underWay = undefined;
        sendNext();
      });
      // What it had not taken is for the next one, which asks for sockets when it is there.
      child.once('exit', () => {
        if (hub === child) hub = undefined;
      });
    },
    close() {
      for (const { socket } of waiting.values()) socket.destroy();
    },
  };
}
