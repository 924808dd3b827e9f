import { withPatience } from '../first-view/patience.ts';
import { createRenderer, type Renderer, type RendererOptions } from '../first-view/renderer.ts';

const START_LIMIT_MS = 30_000;
const IDLE_MS = 60_000;

type Options = RendererOptions & { idleMs?: number };

/** A process that starts with the first who asks, and ends when nobody has asked for a while. */
export function createRendererOnDemand({ idleMs = IDLE_MS, ...options }: Options): Pick<Renderer, 'render' | 'close'> {
  let renderer: Renderer | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;

  function close(): void {
    clearTimeout(idle);
    renderer?.close();
    renderer = undefined;
  }

  return {
    async render(url, answer) {
      clearTimeout(idle);
      running += 1;
      renderer ??= createRenderer(options);
      const used = renderer;
      try {
        if ((await withPatience(used.ready(), START_LIMIT_MS)) === 'slow')
          throw new Error('the process does not start');
        return await used.render(url, answer);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(close, idleMs).unref();
      }
    },
    close,
  };
}
