import { readKeptEvents } from '../../../../shared/kept-events/kept-events.ts';
import { renderKept } from './render-kept.ts';

const root = document.querySelector('#root');
if (!(root instanceof HTMLElement)) throw new Error('the page has no root');

const events = await readKeptEvents({ caches, now: Date.now }).catch(() => []);
renderKept(root, events, /^\/solo-tournaments\/([^/]+)/.exec(location.pathname)?.[1]);

// The site is back: what is live takes the place of what was kept.
const BACK_EVERY_MS = 10_000;
const isBack = async () => (await fetch('/api/health', { cache: 'no-store' })).ok;
setInterval(
  () =>
    void isBack().then(
      (is) => is && location.reload(),
      () => undefined,
    ),
  BACK_EVERY_MS,
);
