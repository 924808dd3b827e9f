export type BrowserNotice = {
  readonly title: string;
  readonly text: string;
  /** A later one with the same tag replaces it. */
  readonly tag: string;
  /** It was pressed, and the window is in front again. */
  readonly onOpen: () => void;
};

const areThere = (): boolean => 'Notification' in globalThis;

/** Whether the visitor allows notices of the browser. */
export const areBrowserNoticesAllowed = (): boolean => areThere() && Notification.permission === 'granted';

/** Shows a notice of the browser where the visitor allows them; whether it was shown. Phones allow these from service workers alone. */
export function showBrowserNotice({ title, text, tag, onOpen }: BrowserNotice): boolean {
  if (!areBrowserNoticesAllowed()) return false;
  try {
    const shown = new Notification(title, { body: text, tag });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onOpen();
    });
    return true;
  } catch {
    return false;
  }
}

/** Asks once; who has answered is not asked again. */
export async function askForBrowserNotices(): Promise<void> {
  if (areThere() && Notification.permission === 'default') await Notification.requestPermission();
}
