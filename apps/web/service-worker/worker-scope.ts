/** What the modules use of a service worker; the types of browsers know windows only. */
export type ShownClient = {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: never[]): void;
};

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type PushReceived = LastingEvent & { readonly data: { json(): unknown } | null };
export type PageRequested = LastingEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type NoticePressed = LastingEvent & { readonly notification: Notification };

export type WorkerScope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    /** Not in every browser. */
    readonly navigationPreload?: Pick<NavigationPreloadManager, 'enable'>;
  };
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly ShownClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly location: { readonly origin: string };
  fetch(request: RequestInfo, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageRequested) => void): void;
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticePressed) => void): void;
};

/** One thing that the worker does; each in a file of its own. */
export type WorkerModule = (scope: WorkerScope) => void;
