import { fork, type ChildProcess } from 'node:child_process';
import { limitWork } from '@pailei/core/ground/processes/work-limit';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import type { FromRenderer, Rendered, RenderedAddress, ToRenderer } from '@pailei/contracts/http/first-view';
import { createRenderings, type AnswerSource } from './renderings.ts';

export type Renderer = {
  /** The pages that can be rendered; none before the process is ready. */
  addresses(): readonly RenderedAddress[];
  /** Resolves when the process can render. */
  ready(): Promise<void>;
  /** Rejects where it cannot be rendered; one that hangs ends with the process. */
  render(url: string, answer: AnswerSource): Promise<Rendered>;
  close(): void;
};

export type RendererOptions = {
  script: string;
  /** The browser's build, whose files the documents name. */
  clientFolder: string;
  /** Where users see the site: pages name their own address. */
  publicUrl: string;
  /** A rendering that takes longer, in time and in processor time, is taken for one that never ends. */
  hangMs?: number;
  now: () => number;
  onError: (error: Error) => void;
};

const HANG_MS = 5_000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
const MEMORY_MB = 256;

/** The process that renders pages. It is started at once, and again whenever it ends. */
export function createRenderer(options: RendererOptions): Renderer {
  const { hangMs = HANG_MS, now, onError } = options;
  let addresses: readonly RenderedAddress[] = [];
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let restartMs = FIRST_RESTART_MS;
  let isReady = false;
  let isClosed = false;
  const { promise: whenReady, resolve: nowReady } = Promise.withResolvers<void>();
  const send = (message: ToRenderer) => void child?.send(message, (error) => error && onError(error));
  const limit = () => limitWork(child?.pid, hangMs, () => void child?.kill('SIGKILL'));
  const renderings = createRenderings({ send, limit });

  function start(): void {
    const started = startProcess(options);
    child = started;
    started.on('message', (message: FromRenderer) => {
      if (message.type !== 'ready') return renderings.hear(message);
      addresses = message.addresses;
      isReady = true;
      restartMs = FIRST_RESTART_MS;
      return nowReady();
    });
    started.on('error', onError);
    started.once('exit', ended);
  }

  function ended(): void {
    child = undefined;
    isReady = false;
    addresses = [];
    renderings.end();
    if (isClosed) return;
    restart = setTimeout(start, restartMs).unref();
    restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS);
  }

  start();
  return {
    addresses: () => addresses,
    ready: () => whenReady,
    render: (url, answer) =>
      !isReady ? Promise.reject(new Error('nothing renders now')) : renderings.begin(url, now(), answer),
    close() {
      isClosed = true;
      clearTimeout(restart);
      child?.kill('SIGKILL');
    },
  };
}

/** With nothing of the site's settings, which are no business of a page; it writes times as the site does. */
function startProcess({ script, clientFolder, publicUrl }: RendererOptions): ChildProcess {
  const started = fork(script, [clientFolder, publicUrl], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    env: { NODE_ENV: 'production', TZ: SITE_TIME_ZONE, PATH: process.env['PATH'] },
  });
  started.unref();
  started.channel?.unref();
  return started;
}
