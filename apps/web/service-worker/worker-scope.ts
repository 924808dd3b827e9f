/** What the modules use of a service worker; the types of browsers know windows only. */
export type ShownClient = {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: never[]): void;
};

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type PushReceived = LastingEvent & { readonly data: { json(): unknown } | null };
export type NoticePressed = LastingEvent & { readonly notification: Notification };

export type WorkerScope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly ShownClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly location: { readonly origin: string };
  fetch(url: string, init: RequestInit): Promise<unknown>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticePressed) => void): void;
};

/** One thing that the worker does; each in a file of its own. */
export type WorkerModule = (scope: WorkerScope) => void;
