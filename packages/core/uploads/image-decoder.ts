import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { BusyError } from '@pailei/contracts/errors';
import type { ImageFormat } from './image-formats.ts';

type WantedSize = {
  name: string;
  /** Longest side in px, or both sides of a square. */
  side: number;
  /** `inside`: never larger than it came; `cover`: exactly the square. */
  fit: 'inside' | 'cover';
};
export type DecodeRequest = { bytes: Uint8Array; format: ImageFormat; maxPixels: number; sizes: readonly WantedSize[] };
export type RenderedImage = { name: string; bytes: Uint8Array; width: number; height: number };
export type DecodeAnswer = { images: RenderedImage[] } | { error: 'pixels' | 'broken' };

export type ImageDecoder = {
  /**
   * One after the other; its time counts from when its turn has come. What kills the decoder is `broken`. Throws a
   * `BusyError` when there is no room in line, and when the time was not enough: that says as much of the machine as of
   * the image.
   */
  decode(request: DecodeRequest): Promise<DecodeAnswer>;
  close(): void;
};

const SCRIPT = new URL('./image-decoder.process.ts', import.meta.url);
const TIME_LIMIT_MS = 5_000;
const IDLE_MS = 30_000;
const MAX_QUEUED_BYTES = 32 * 1024 * 1024;
const RETRY_SECONDS = 10;

/** The door to the decoding process, which starts with the first image and ends when there is nothing to do. */
export function createImageDecoder({ script = SCRIPT, timeLimitMs = TIME_LIMIT_MS } = {}): ImageDecoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let queuedBytes = 0;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function start(): ChildProcess {
    clearTimeout(idle);
    if (!child) {
      child = fork(script, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
      // Nothing waits for it at the end; while it works, the time limit does.
      child.unref();
      child.channel?.unref();
    }
    return child;
  }

  function ask(request: DecodeRequest): Promise<DecodeAnswer> {
    const worker = start();
    return new Promise((resolve, reject) => {
      const finish = (isHealthy: boolean, settle: () => void) => {
        clearTimeout(timer);
        worker.removeAllListeners();
        worker.on('error', () => undefined);
        if (isHealthy) idle = setTimeout(stop, IDLE_MS).unref();
        else stop();
        settle();
      };
      const give = () => finish(false, () => resolve({ error: 'broken' }));
      const timer = setTimeout(() => finish(false, () => reject(new BusyError(RETRY_SECONDS))), timeLimitMs);
      worker.once('message', (answer) => finish(true, () => resolve(answer as DecodeAnswer)));
      worker.once('exit', give);
      worker.once('error', give);
      worker.send(request, (error) => error && give());
    });
  }

  return {
    async decode(request) {
      if (queuedBytes + request.bytes.length > MAX_QUEUED_BYTES) throw new BusyError(RETRY_SECONDS);
      queuedBytes += request.bytes.length;
      const turn = last.then(() => ask(request));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queuedBytes -= request.bytes.length;
      }
    },
    close: stop,
  };
}
