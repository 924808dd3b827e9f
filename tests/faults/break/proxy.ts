import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Random } from '@pailei/domain/random/random';

/**
 * What every link through the proxy suffers: `stall` keeps the connection and moves nothing, `refuse` lets nobody in and
 * leaves open links alone.
 */
export type ProxyMode =
  | { kind: 'pass' }
  | { kind: 'delay'; ms: number; jitterMs: number }
  | { kind: 'stall' }
  | { kind: 'refuse' };

/** `mid_frame` ends a link after half of the next bytes that go to the client, `reset` at once by RST. */
export type Cut = 'mid_frame' | 'reset';

export type ProxyOptions = {
  target: { host: string; port: number };
  port: number;
  random: Random;
};

export type Proxy = {
  url: string;
  setMode: (mode: ProxyMode) => void;
  /** Cuts this share of the links that are open. Returns how many. */
  cut: (share: number, how: Cut) => number;
  links: () => number;
  stop: () => Promise<void>;
};

type Link = {
  client: Socket;
  upstream: Socket;
  isMarked: boolean;
};

/** A TCP way to a server that can be made to fail in all the ways a network does. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const proxy = new FaultProxy(options);
  await proxy.listen();
  return {
    url: `http://127.0.0.1:${options.port}`,
    setMode: (mode) => proxy.setMode(mode),
    cut: (share, how) => proxy.cut(share, how),
    links: () => proxy.links.size,
    stop: () => proxy.stop(),
  };
}

class FaultProxy {
  readonly links = new Set<Link>();
  readonly #options: ProxyOptions;
  readonly #server = createServer((client) => this.#accept(client));
  /** Sockets that wait for something else than the end of a stall. */
  readonly #held = new Set<Socket>();
  #mode: ProxyMode = { kind: 'pass' };

  constructor(options: ProxyOptions) {
    this.#options = options;
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#options.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  setMode(mode: ProxyMode): void {
    this.#mode = mode;
    for (const { client, upstream } of this.links) {
      for (const socket of [client, upstream]) {
        if (mode.kind === 'stall') socket.pause();
        else if (!this.#held.has(socket)) socket.resume();
      }
    }
  }

  cut(share: number, how: Cut): number {
    const { random } = this.#options;
    const chosen = [...this.links].filter(() => random.next() < share);
    for (const link of chosen) {
      if (how === 'mid_frame') link.isMarked = true;
      else end(link);
    }
    return chosen.length;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const link of this.links) end(link);
    await closed;
  }

  #accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.#mode.kind === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const link = { client, upstream: connect(this.#options.target), isMarked: false };
    this.links.add(link);
    link.upstream.on('error', () => undefined);
    for (const socket of [client, link.upstream]) socket.setNoDelay(true);
    client.on('data', (data) => this.#forward(client, link.upstream, data));
    link.upstream.on('data', (data) => {
      if (link.isMarked) cutInside(link, data);
      else this.#forward(link.upstream, client, data);
    });
    client.on('close', () => this.#closed(link, link.upstream));
    link.upstream.on('close', () => this.#closed(link, client));
    if (this.#mode.kind === 'stall') {
      client.pause();
      link.upstream.pause();
    }
  }

  #closed(link: Link, other: Socket): void {
    this.links.delete(link);
    for (const socket of [link.client, link.upstream]) this.#held.delete(socket);
    other.destroySoon();
  }

  /** Order is kept under jitter, as TCP keeps it: while one piece waits, nothing more is read. */
  #forward(from: Socket, to: Socket, data: Buffer): void {
    const mode = this.#mode;
    if (mode.kind !== 'delay') {
      this.#write(from, to, data);
      return;
    }
    this.#hold(from);
    const waitMs = mode.ms + this.#options.random.next() * mode.jitterMs;
    setTimeout(() => {
      this.#release(from);
      this.#write(from, to, data);
    }, waitMs);
  }

  #write(from: Socket, to: Socket, data: Buffer): void {
    if (!to.writable || to.write(data)) return;
    this.#hold(from);
    to.once('drain', () => this.#release(from));
  }

  #hold(socket: Socket): void {
    this.#held.add(socket);
    socket.pause();
  }

  #release(socket: Socket): void {
    this.#held.delete(socket);
    if (this.#mode.kind !== 'stall') socket.resume();
  }
}

function end({ client, upstream }: Link): void {
  client.resetAndDestroy();
  upstream.destroy();
}

function cutInside({ client, upstream }: Link, data: Buffer): void {
  upstream.destroy();
  client.end(data.subarray(0, Math.ceil(data.length / 2)), () => client.destroy());
}
