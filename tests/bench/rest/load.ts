import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export type Target = {
  port: number;
  /** Of the process that answers. */
  pid: number;
  path: string;
  headers?: Record<string, string>;
  /** Each call comes from the next of so many addresses, as a proxy would tell. */
  addresses?: number;
  /** What it is to answer. */
  status: 200 | 304;
};

const TICKS_PER_SECOND = 100;

/** What a process has used of the processors so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

type Load = { callers?: number; seconds?: number };
export type Loaded = { answers: number; cpuSeconds: number };

/** So many callers ask again as soon as they are answered: to the answers, and what the server used of its processor for them. */
export async function load(target: Target, { callers = 16, seconds = 2 }: Load = {}): Promise<Loaded> {
  const requests = requestsOf(target);
  const size = await sizeOfAnswer(target);
  const sockets = await Promise.all(Array.from({ length: callers }, () => opened(target.port)));
  const before = cpuSeconds(target.pid);
  const end = performance.now() + seconds * 1_000;
  const counts = await Promise.all(sockets.map((socket) => ask(socket, { target, size, end, requests })));
  const used = cpuSeconds(target.pid) - before;
  for (const socket of sockets) socket.destroy();
  return { answers: counts.reduce((sum, count) => sum + count, 0), cpuSeconds: used };
}

/** Answers per second of the server's own processor time. */
export async function answersPerCpuSecond(target: Target, options: Load = {}): Promise<number> {
  const loaded = await load(target, options);
  return loaded.answers / loaded.cpuSeconds;
}

function requestOf({ path, port, headers = {} }: Target, address?: string): string {
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(address !== undefined && { 'x-forwarded-for': address }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** What callers send in turn. Written ahead, so that the load stays cheap. */
function requestsOf(target: Target): string[] {
  const { addresses } = target;
  if (addresses === undefined) return [requestOf(target)];
  return Array.from({ length: addresses }, (_, index) => requestOf(target, `10.${index >> 8}.${index & 255}.1`));
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** In bytes, head and all: every answer to one request is as long as the first. Throws for another status. */
async function sizeOfAnswer(target: Target): Promise<number> {
  const socket = await opened(target.port);
  socket.write(requestOf(target, target.addresses === undefined ? undefined : '10.255.255.1'));
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  socket.destroy();
  const head = answer.toString('latin1').split('\r\n\r\n')[0] ?? '';
  if (!head.startsWith(`HTTP/1.1 ${target.status} `)) throw new Error(`${target.path} answered ${head.slice(0, 15)}`);
  const body = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return Buffer.byteLength(head, 'latin1') + 4 + body;
}

type Asking = { target: Target; size: number; end: number; requests: readonly string[] };

function ask(socket: Socket, { target, size, end, requests }: Asking): Promise<number> {
  const first = Math.floor(Math.random() * requests.length);
  return new Promise((resolve, reject) => {
    let missing = size;
    let count = 0;
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing < 0) return reject(new Error(`${target.path} is answered with another length`));
      if (missing > 0) return;
      count += 1;
      missing = size;
      if (performance.now() < end) socket.write(requests[(first + count) % requests.length] ?? '');
      else resolve(count);
    });
    socket.write(requests[first] ?? '');
  });
}
