import type { FromRenderer, Rendered, ShownSource, SourceAnswer, ToRenderer } from '@pailei/contracts/http/first-view';

/** Answers what a page shows. Throws where that cannot be read. */
export type AnswerSource = (source: ShownSource) => Promise<SourceAnswer>;

type Rendering = {
  answer: AnswerSource;
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
  endLimit: () => void;
};

type RenderingsOptions = {
  send: (message: ToRenderer) => void;
  /** Begins to watch a rendering for one that never ends; returns how to stop that. */
  limit: () => () => void;
};

/** The renderings that go on in the process, by number. */
export function createRenderings({ send, limit }: RenderingsOptions) {
  const running = new Map<number, Rendering>();
  let count = 0;

  function settle(id: number, end: (rendering: Rendering) => void): void {
    const rendering = running.get(id);
    if (!rendering) return;
    rendering.endLimit();
    running.delete(id);
    end(rendering);
  }

  async function answerRead({ id, read, source }: FromRenderer & { type: 'read' }): Promise<void> {
    const rendering = running.get(id);
    if (!rendering) return;
    try {
      send({ type: 'answer', id, read, answer: await rendering.answer(source) });
    } catch (error) {
      settle(id, ({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
    }
  }

  return {
    begin(url: string, now: number, answer: AnswerSource): Promise<Rendered> {
      count += 1;
      const id = count;
      return new Promise<Rendered>((resolve, reject) => {
        running.set(id, { answer, resolve, reject, endLimit: limit() });
        send({ type: 'render', id, url, now });
      });
    },
    hear(message: Exclude<FromRenderer, { type: 'ready' }>): void {
      switch (message.type) {
        case 'read':
          return void answerRead(message);
        case 'rendered':
          return settle(message.id, ({ resolve }) => resolve({ body: message.body, sheets: message.sheets }));
        case 'failed':
          return settle(message.id, ({ reject }) => reject(new Error(message.reason)));
        default:
          return message satisfies never;
      }
    },
    /** The process is gone, and all of them with it. */
    end(): void {
      const gone = new Error('the rendering process has ended');
      for (const id of running.keys()) settle(id, ({ reject }) => reject(gone));
    },
  };
}
