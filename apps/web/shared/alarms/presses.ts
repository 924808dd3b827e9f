import { noticeOpenedOf, type NoticeOpened } from './push-message.ts';

/** Follows presses on notices that were pushed to this browser. Returns the function that stops it. */
export function watchPresses(onPress: (press: NoticeOpened) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listen = ({ data }: MessageEvent) => {
    const press = noticeOpenedOf(data);
    if (press) onPress(press);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
