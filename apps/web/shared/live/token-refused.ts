let handle = (): void => {};

/**
 * The app decides what a token means that the hub does not accept; bundles without accounts leave it.
 * A file of its own, so that the shell does not load the socket with it.
 */
export function onTokenRefused(handler: () => void): void {
  handle = handler;
}

export function tokenRefused(): void {
  handle();
}
