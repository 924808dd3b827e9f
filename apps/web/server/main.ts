import type { FromRenderer, SourceAnswer, ToRenderer } from '@pailei/contracts/http/first-view';

import { renderedAddress } from './addresses.ts';
import { documentsOf } from './document.ts';
import { renderPage } from './render-page.tsx';
import { installScope, runInScope, type ReadSource } from './scope.ts';
import { VIEWS } from './views.tsx';

/*
 * A process of its own beside the API: rendering takes milliseconds in which nothing else runs, and a page that never ends is killed
 * with it.
 */
const [folder = '', origin = ''] = process.argv.slice(2);
const fill = documentsOf(folder);
/** By rendering and number of the read. */
const waiting = new Map<string, (answer: SourceAnswer) => void>();

const send = (message: FromRenderer) => void process.send?.(message);

function reader(id: number): ReadSource {
  let reads = 0;
  return (source) =>
    new Promise((resolve) => {
      reads += 1;
      waiting.set(`${id} ${reads}`, resolve);
      send({ type: 'read', id, read: reads, source });
    });
}

async function render({ id, url, now }: ToRenderer & { type: 'render' }): Promise<void> {
  try {
    const html = await runInScope({ now, read: reader(id) }, () => renderPage(url, { now, origin, fill }));
    send({ type: 'rendered', id, html });
  } catch (error) {
    send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    for (const key of waiting.keys()) if (key.startsWith(`${id} `)) waiting.delete(key);
  }
}

process.on('message', (message: ToRenderer) => {
  if (message.type === 'render') return void render(message);
  const key = `${message.id} ${message.read}`;
  waiting.get(key)?.(message.answer);
  waiting.delete(key);
});
process.on('disconnect', () => process.exit(0));

installScope();
send({ type: 'ready', addresses: VIEWS.map(renderedAddress) });
