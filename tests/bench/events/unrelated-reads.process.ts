import { answerParent } from '../sockets/child.ts';
import type { ReaderAsks } from './unrelated-reads.ts';

const EVERY_MS = 20;

let timer: NodeJS.Timeout | undefined;
let reads: Promise<number>[] = [];

async function read(url: string, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - begun;
}

answerParent<ReaderAsks>({
  /** The first read opens the connection and is not counted. */
  async start({ url, token }) {
    await read(url, token);
    reads = [];
    timer = setInterval(() => reads.push(read(url, token)), EVERY_MS);
    return null;
  },
  stop() {
    clearInterval(timer);
    return Promise.all(reads);
  },
});
