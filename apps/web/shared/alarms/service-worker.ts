const SCRIPT = '/service-worker.js';

export const hasServiceWorker = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator;

/** The site's service worker, installed if it is not. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Only where it was installed before. */
export async function installedServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return hasServiceWorker() ? navigator.serviceWorker.getRegistration('/') : undefined;
}
