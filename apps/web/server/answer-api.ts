import type { FromRenderer, Rendered, SourceAnswer, ToRenderer } from '@pailei/contracts/http/first-view';

import type { ReadSource } from './scope.ts';

type Render = (call: ToRenderer & { type: 'render' }, read: ReadSource) => Promise<Rendered>;

const send = (message: FromRenderer) => void process.send?.(message);

/**
 * Answers the API from a process of its own beside it: what renders takes milliseconds in which nothing else runs, and one that never
 * ends is killed with it.
 */
export function answerApi(render: Render, ready: FromRenderer & { type: 'ready' }): void {
  /** By rendering and number of the read. */
  const waiting = new Map<string, (answer: SourceAnswer) => void>();

  function reader(id: number): ReadSource {
    let reads = 0;
    return (source) =>
      new Promise((resolve) => {
        reads += 1;
        waiting.set(`${id} ${reads}`, resolve);
        send({ type: 'read', id, read: reads, source });
      });
  }

  async function begin(call: ToRenderer & { type: 'render' }): Promise<void> {
    const { id } = call;
    try {
      send({ type: 'rendered', id, ...(await render(call, reader(id))) });
    } catch (error) {
      send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      for (const key of waiting.keys()) if (key.startsWith(`${id} `)) waiting.delete(key);
    }
  }

  process.on('message', (message: ToRenderer) => {
    if (message.type === 'render') return void begin(message);
    const key = `${message.id} ${message.read}`;
    waiting.get(key)?.(message.answer);
    waiting.delete(key);
  });
  process.on('disconnect', () => process.exit(0));
  send(ready);
}
