import { whatIf } from '@pailei/domain/tournament/standings/what-if/what-if';
import type { WhatIfQuestion } from '@pailei/domain/tournament/standings/what-if/types';

/** Answers one question away from the page, which stays free meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<WhatIfQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made this worker, which has no origin to name
  self.postMessage(whatIf(data));
});
