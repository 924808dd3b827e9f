import type { WhatIf, WhatIfQuestion } from '@pailei/domain/tournament/standings/what-if/types';
import { useEffect, useState } from 'react';

type Answer = { readonly question: WhatIfQuestion; readonly found: WhatIf };

/** The answer to a question, worked out in a worker; null until it is there. A new question ends the work on the old one. */
export function useWhatIf(question: WhatIfQuestion | null): WhatIf | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (question === null || typeof Worker === 'undefined') return;
    const worker = new Worker(new URL('what-if.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WhatIf>) => setAnswer({ question, found: data }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, which has no origin to name
    worker.postMessage(question);
    return () => worker.terminate();
  }, [question]);
  return question !== null && answer?.question === question ? answer.found : null;
}
