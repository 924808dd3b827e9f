import { useEffect } from 'react';

import { runClocks } from '../state/clock.ts';

/**
 * From the first effect on the page is the visitor's own: clocks run, and what waited for that is shown or done. Also where the
 * server sent the shell: the head script cannot know that when it hides what is not this visitor's.
 */
export function TakenOver() {
  useEffect(() => {
    runClocks();
    const { dataset } = document.documentElement;
    delete dataset['session'];
    delete dataset['firstView'];
    document.dispatchEvent(new Event('takenover'));
  }, []);
  return null;
}
