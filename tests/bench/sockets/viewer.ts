import { connect, type Socket } from 'node:net';
import type { Protocol } from './candidates.ts';
import { fetchPosition, type Position } from './fetch-position.ts';
import { clientFrame, PONG_FRAME, readFrames } from './frames.ts';

export type Arrivals = (versions: number[]) => void;
type Target = { port: number; snapshotPort: number | null; protocol: Protocol; topic: string };
type Stage = 'upgrading' | 'greeting' | 'following';

const ORIGIN = 'http://127.0.0.1:3000';
const PATHS: Record<Protocol, string> = {
  tcp: '',
  ws: '/',
  feed: '/feed',
  socketio: '/socket.io/?EIO=4&transport=websocket',
  'hub-socketio': '/socket.io/?EIO=4&transport=websocket',
};
const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const ENGINE_PONG = clientFrame('3');
const NOTHING: Buffer = Buffer.alloc(0);

/** One chunk is mostly the same bytes for all viewers, so what was read from the last one is kept. */
const lastRead = { chunk: NOTHING, versions: [] as number[] };

/** A spectator that costs next to nothing: a TCP socket that speaks the protocol by hand and looks only for versions. */
export class Viewer {
  readonly #target: Target;
  readonly #onEvents: Arrivals;
  #socket: Socket | undefined;
  #stage: Stage;
  #rest = NOTHING;
  #resolve: () => void = () => undefined;
  #since: Position | undefined;

  constructor(target: Target, onEvents: Arrivals) {
    this.#target = target;
    this.#onEvents = onEvents;
    this.#stage = target.protocol === 'tcp' ? 'greeting' : 'upgrading';
  }

  /** Resolves when the snapshot is here. A connection that is lost later ends the process: its measurements would be wrong. */
  async connect(): Promise<void> {
    const { port, snapshotPort, protocol, topic } = this.#target;
    if (protocol === 'hub-socketio' && snapshotPort !== null) this.#since = await fetchPosition(snapshotPort, topic);
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        const error = new Error(`${protocol} closed the connection`);
        if (this.#stage === 'following') throw error;
        reject(error);
      });
      this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
      if (protocol !== 'tcp') this.#socket.write(upgradeRequest(PATHS[protocol], port));
    });
  }

  disconnect(): void {
    this.#socket?.removeAllListeners('close').resetAndDestroy();
  }

  #take(chunk: Buffer): void {
    if (this.#stage === 'following' && this.#rest.length === 0 && chunk.equals(lastRead.chunk)) {
      if (lastRead.versions.length > 0) this.#onEvents(lastRead.versions);
      return;
    }
    let bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    if (this.#stage === 'upgrading') {
      const end = bytes.indexOf(END_OF_HEADERS);
      if (end === -1) {
        this.#rest = bytes;
        return;
      }
      bytes = bytes.subarray(end + END_OF_HEADERS.length);
      this.#stage = 'greeting';
      this.#greet();
    }
    this.#readFrames(bytes);
  }

  #readFrames(bytes: Buffer): void {
    const isComplete = this.#rest.length === 0;
    const { versions, rest, pings, texts } = readFrames(bytes, this.#stage === 'greeting');
    this.#rest = rest;
    for (let ping = 0; ping < pings.webSocket; ping += 1) this.#socket?.write(PONG_FRAME);
    for (let ping = 0; ping < pings.engine; ping += 1) this.#socket?.write(ENGINE_PONG);
    for (const text of texts) this.#answer(text);
    const isPlain = isComplete && rest.length === 0 && pings.webSocket + pings.engine + texts.length === 0;
    if (isPlain && versions.length > 0) Object.assign(lastRead, { chunk: Buffer.from(bytes), versions });
    if (versions.length > 0) this.#onEvents(versions);
  }

  #greet(): void {
    const { protocol, topic } = this.#target;
    if (protocol === 'ws') this.#say({ type: 'sub', topic });
    if (protocol === 'feed') this.#say({ type: 'hello', subs: [{ topic }] });
  }

  #say(message: string | object): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.#socket?.write(clientFrame(text));
  }

  /** What comes before the snapshot, and the snapshot itself. */
  #answer(text: string): void {
    const { protocol, topic } = this.#target;
    if (text.includes(this.#since ? '"ok":true' : '"snapshot"')) {
      this.#stage = 'following';
      this.#resolve();
    } else if (text.startsWith('0{')) {
      const sub = { topic, ...(this.#since && { since: this.#since, fetches: true }) };
      this.#say(protocol === 'hub-socketio' ? `40${JSON.stringify({ subs: [sub] })}` : '40');
    } else if (text.startsWith('40{') && protocol === 'socketio') this.#say(`42["sub","${topic}"]`);
  }
}

const upgradeRequest = (path: string, port: number) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${ORIGIN}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
