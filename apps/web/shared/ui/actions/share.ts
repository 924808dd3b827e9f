import { copyText } from './copy-text.ts';

/** The browser's own choice of where to where it has one, else the clipboard. */
export async function share(text: string, path: string): Promise<void> {
  const url = location.origin + path;
  if (!('share' in navigator)) return copyText(`${text} ${url}`, '链接');
  // somebody who closes the choice has shared nothing, and that is no fault
  await navigator.share({ title: text, text, url }).catch(() => undefined);
}
