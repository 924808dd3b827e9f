import { fork, type ChildProcess } from 'node:child_process';
import { BusyError } from '@pailei/contracts/http/errors';
import { limitWork } from '../../ground/processes/work-limit.ts';
import type { ImageFormat } from './image-formats.ts';
import { createImageQueue, QUEUE_LIMIT_MS, RETRY_SECONDS } from './image-queue.ts';

type WantedSize = {
  name: string;
  /** Longest side in px, or both sides of a square. */
  side: number;
  /** `inside`: never larger than it came; `cover`: exactly the square. */
  fit: 'inside' | 'cover';
};
export type DecodeRequest = {
  bytes: Uint8Array;
  format: ImageFormat;
  maxPixels: number;
  /** Of width and height, in px. */
  maxSide: number;
  sizes: readonly WantedSize[];
  /** One with several frames is refused; else its first frame is taken. */
  mustBeStill?: boolean;
};
export type RenderedImage = { name: string; bytes: Uint8Array; width: number; height: number };
export type DecodeAnswer = { images: RenderedImage[] } | { error: 'pixels' | 'side' | 'animated' | 'broken' };

export type ImageDecoder = {
  /**
   * One after the other; its time counts from when its turn has come. What kills the decoder is `broken`. Throws a
   * `BusyError` when there is no room in the queue, when the image has waited there for too long, and when the time was not
   * enough: that says as much of the machine as of the image. `until`: how long it may wait, by the clock that only grows.
   */
  decode(request: DecodeRequest, until?: number): Promise<DecodeAnswer>;
  close(): void;
};

const SCRIPT = new URL('./image-decoder.process.ts', import.meta.url);
/** Processor time: an image is not refused because the machine is busy with others. */
const TIME_LIMIT_MS = 5_000;
/** Processor time for the start of the process. */
const START_LIMIT_MS = 30_000;
const IDLE_MS = 30_000;
const MAX_QUEUED_BYTES = 32 * 1024 * 1024;

/** The client of the decoding process, which starts with the first image and ends when it is idle. */
export function createImageDecoder({
  script = SCRIPT,
  timeLimitMs = TIME_LIMIT_MS,
  queueLimitMs = QUEUE_LIMIT_MS,
} = {}): ImageDecoder {
  let child: Promise<ChildProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createImageQueue();
  let queuedBytes = 0;

  function stop(): void {
    clearTimeout(idle);
    void child?.then(kill, () => undefined);
    child = undefined;
  }

  async function ask(request: DecodeRequest): Promise<DecodeAnswer> {
    clearTimeout(idle);
    child ??= start(script);
    try {
      const answer = await askOne(await child, request, timeLimitMs);
      idle = setTimeout(stop, IDLE_MS).unref();
      return answer;
    } catch (error) {
      stop();
      if (error instanceof BusyError) throw error;
      return { error: 'broken' };
    }
  }

  return {
    async decode(request, until = performance.now() + queueLimitMs) {
      if (queuedBytes + request.bytes.length > MAX_QUEUED_BYTES) throw new BusyError(RETRY_SECONDS);
      queuedBytes += request.bytes.length;
      try {
        return await queue.run(() => ask(request), until);
      } finally {
        queuedBytes -= request.bytes.length;
      }
    },
    close: stop,
  };
}

const kill = (worker: ChildProcess) => void worker.kill('SIGKILL');

/** Resolves when the process can take an image: the time for that is not taken from the image's. Rejects with a `BusyError`. */
async function start(script: URL): Promise<ChildProcess> {
  const worker = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  // Nothing waits for it at the end; while it works, the time limit does.
  worker.unref();
  worker.channel?.unref();
  await nextMessage(worker, START_LIMIT_MS).catch(() => {
    throw new BusyError(RETRY_SECONDS);
  });
  return worker;
}

function askOne(worker: ChildProcess, request: DecodeRequest, timeLimitMs: number): Promise<DecodeAnswer> {
  const answer = nextMessage(worker, timeLimitMs);
  worker.send(request, (error) => error && worker.emit('error', error));
  return answer as Promise<DecodeAnswer>;
}

/** Rejects with a `BusyError` when it does not come in time, and with another error when the process ends before; it is killed then. */
function nextMessage(worker: ChildProcess, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      endLimit();
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      done();
    };
    const fail = (error: Error) => {
      kill(worker);
      settle(() => reject(error));
    };
    const endLimit = limitWork(worker.pid, timeLimitMs, () => fail(new BusyError(RETRY_SECONDS)));
    worker.once('message', (message) => settle(() => resolve(message)));
    worker.once('exit', () => fail(new Error('the decoder has ended')));
    worker.once('error', fail);
  });
}
