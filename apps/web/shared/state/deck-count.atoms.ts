import { atom } from './jotai.ts';

/** Decks in the visitor's library, for the menu; the shell keeps it, which comes before the socket. */
export const deckCountAtom = atom(0);
