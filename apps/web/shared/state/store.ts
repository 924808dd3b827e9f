import { createStore } from 'jotai';

/** The one store of the page: React reads it through the provider, the api client and the socket directly. */
export const store = createStore();
