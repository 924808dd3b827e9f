import { hasServiceWorker, installedServiceWorker, serviceWorker } from './service-worker.ts';

/** `needs_install`: iOS pushes to sites on the home screen alone. */
export type PushSupport = 'supported' | 'needs_install' | 'unsupported' | 'denied';

type Browser = {
  hasWorker: boolean;
  hasPush: boolean;
  permission: NotificationPermission | null;
  isAppleTouch: boolean;
  isStandalone: boolean;
};

export function pushSupportOf({ hasWorker, hasPush, permission, isAppleTouch, isStandalone }: Browser): PushSupport {
  if (isAppleTouch && !isStandalone) return 'needs_install';
  if (!hasWorker || !hasPush || permission === null) return 'unsupported';
  return permission === 'denied' ? 'denied' : 'supported';
}

export function pushSupport(): PushSupport {
  const { userAgent, maxTouchPoints } = navigator;
  return pushSupportOf({
    hasWorker: hasServiceWorker(),
    hasPush: 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
    isAppleTouch: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  });
}

export type SubscribedDevice = { endpoint: string; keys: { p256dh: string; auth: string } };

function deviceOf(subscription: PushSubscription): SubscribedDevice {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } };
}

/** What this browser is subscribed with; null: it is not. */
export async function currentSubscription(): Promise<SubscribedDevice | null> {
  const subscription = await (await installedServiceWorker())?.pushManager.getSubscription();
  return subscription ? deviceOf(subscription) : null;
}

/** Asks for the permission, at a press alone, and subscribes. Null: the visitor said no. */
export async function subscribeToPush(publicKey: string): Promise<SubscribedDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await serviceWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return deviceOf(await pushManager.subscribe(options));
  } catch (error) {
    // Subscribed before with other keys of the site: that one is of no use any more.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return deviceOf(await pushManager.subscribe(options));
  }
}

export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await installedServiceWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
