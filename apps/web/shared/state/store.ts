import { createStore } from 'jotai';

/** The one store of the page: React reads it through the provider, the api client and the socket directly. */
export const store = createStore();

/**
 * What everything is for a guest with a new device, as the server renders it. While React takes a rendered page over, components
 * read here what they show; a moment later they read `store`. Never changed after the start.
 */
export const firstStore = createStore();
