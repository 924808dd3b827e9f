import type { ChildProcess } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { BoundSocket, Socket } from 'node:net';
import { PUBLIC_PORT_VARIABLE, readPortMessage, type PortMessage } from '@pailei/core/ground/public-port';
import { nodeChild, type ChildOptions } from '../processes/children.ts';
import { SupervisedProcess, type Print } from '../processes/supervisor.ts';
import { createHubSockets, type HubSockets } from './hub-sockets.ts';

/** An api that is started again takes the connections that wait; who waits longer is answered with 503, before clients give up at 10 s. */
const AWAY_AFTER_MS = 6_000;
/** Of the child: after standard input, output, errors and the channel. */
const CHILD_FD = 4;
/** Connections that an api accepts in one turn of its event loop. */
const ACCEPTED_PER_TURN = 8;
const CHILD_FDS = Array.from({ length: ACCEPTED_PER_TURN }, (_, index) => CHILD_FD + index);
const UNAVAILABLE_TIMES = { stopTimeoutMs: 3_000 };

type Joined = Pick<ChildOptions, 'channel' | 'onLaunch' | 'onSilence'> & { env: Record<string, string> };

export type PublicPortOptions = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where hub and worker answer on this machine. */
  ports: Record<'hub' | 'worker', number>;
  print: Print;
  /** How long callers wait for an api, and live sockets for a hub. */
  awayAfterMs?: number;
};

export type PublicPort = {
  port: number;
  /** With what the process of this name has to be started so that it gets its connections. */
  join: (name: 'api' | 'hub') => Joined;
  /** Resolves when an api has the port, and nobody else answers on it. */
  untilOpen: () => Promise<void>;
  /** No new connections; open ones go on, so that the processes can say goodbye. */
  stopListening: () => void;
  close: () => Promise<void>;
};

/** Opens the one port of the site. It is bound here and never accepted on here: what waits in its queue survives every api. */
export async function openPublicPort(options: PublicPortOptions): Promise<PublicPort> {
  const { host, port, ports, print, awayAfterMs = AWAY_AFTER_MS } = options;
  const { address } = await lookup(host);
  const bound = new BoundSocket({ host: address, port });
  const fd = bound.fd();
  let isOpen = true;
  /** Nothing once it is closed: its number may belong to something else by then. */
  const channel = () => (isOpen ? [fd] : []);
  const hubSockets = createHubSockets({ waitMs: awayAfterMs });
  const unavailable = createUnavailable({ channel, takeSocket: hubSockets.add, print });
  let api: ChildProcess | undefined;
  const opened = Promise.withResolvers<void>();

  const followApi = (child: ChildProcess) => {
    child.on('message', (given, handle) => {
      const message = readPortMessage(given);
      if (message?.type === 'socket' && handle instanceof Socket) hubSockets.add(handle, message.bytes);
      if (message?.type === 'port_wanted') {
        api = child;
        const free = () => child.connected && child.send({ type: 'port_free' } satisfies PortMessage);
        void unavailable.silence().then(free);
      }
      if (message?.type === 'port_open') opened.resolve();
    });
    child.once('exit', () => {
      if (api !== child) return;
      api = undefined;
      if (!isOpen) return;
      // At once, so that it is there in time on a busy machine as well.
      void unavailable.start(awayAfterMs).catch(() => undefined);
    });
  };

  /** What a frozen api has accepted waits for it; whoever comes now is answered. */
  const onSilence = (isSilent: boolean) => {
    if (isSilent) void unavailable.start(0).catch(() => undefined);
    else if (api !== undefined) void unavailable.stop();
  };

  const stopListening = () => {
    if (!isOpen) return;
    isOpen = false;
    bound.close();
    void unavailable.stop();
    if (api?.connected) api.send({ type: 'close_port' } satisfies PortMessage);
  };

  try {
    await unavailable.start(0);
  } catch (error) {
    bound.close();
    throw error;
  }
  return {
    port: bound.address().port,
    join: (name) =>
      name === 'api'
        ? {
            channel: () => CHILD_FDS.flatMap(channel),
            env: { [PUBLIC_PORT_VARIABLE]: JSON.stringify({ fds: CHILD_FDS, ...ports }) },
            onLaunch: followApi,
            onSilence,
          }
        : { channel: () => [], env: {}, onLaunch: hubSockets.follow },
    untilOpen: () => opened.promise,
    stopListening,
    async close() {
      stopListening();
      hubSockets.close();
      await unavailable.stop();
    },
  };
}

type UnavailableOptions = { channel: () => readonly number[]; takeSocket: HubSockets['add']; print: Print };

/** The process that answers 503, as long as it is needed, and from so long after its start. Starts and stops follow each other in the order they were asked for. */
function createUnavailable({ channel, takeSocket, print }: UnavailableOptions) {
  let running: { supervised: SupervisedProcess; silent: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  const start = async (inMs: number) => {
    if (running !== undefined || channel().length === 0) return;
    let isThere = false;
    const silent = Promise.withResolvers<void>();
    const child = nodeChild({
      name: 'site',
      script: 'infra/local/public-port/unavailable.process.ts',
      env: { PUBLIC_PORT_FD: `${CHILD_FD}`, ACCEPT_AT: `${Date.now() + inMs}` },
      channel,
      onLaunch: (process) =>
        process.on('message', (given, handle) => {
          isThere = true;
          const message = readPortMessage(given);
          if (message?.type === 'port_closed') silent.resolve();
          if (message?.type === 'socket' && handle instanceof Socket) takeSocket(handle, message.bytes);
        }),
    });
    const supervised = new SupervisedProcess({ ...child, isReady: async () => isThere }, print, UNAVAILABLE_TIMES);
    await supervised.start();
    running = { supervised, silent: silent.promise };
  };
  const stop = async (onSilent: () => void = () => undefined) => {
    if (running === undefined) return;
    void running.silent.then(onSilent);
    await running.supervised.stop();
    running = undefined;
  };
  const next = (step: () => Promise<void>) => {
    const done = last.then(step);
    last = done.catch((error: Error) => print('site', error.message));
    return done;
  };
  return {
    start: (inMs: number) => next(() => start(inMs)),
    stop: () => next(() => stop()),
    /** As `stop`, and resolves when it accepts no more, with answers still to give. */
    silence: () => new Promise<void>((resolve) => void next(() => stop(resolve)).then(resolve, resolve)),
  };
}
