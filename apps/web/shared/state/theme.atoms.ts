import { atom } from 'jotai';

import { writeText } from './storage.ts';

export type Theme = 'dark' | 'light';

const root = document.documentElement;
// public/theme.js has set the attribute before the first paint
const baseAtom = atom<Theme>(root.dataset['theme'] === 'light' ? 'light' : 'dark');

export const themeAtom = atom(
  (get) => get(baseAtom),
  (_get, set, theme: Theme) => {
    root.dataset['theme'] = theme;
    writeText(localStorage, 'theme', theme);
    set(baseAtom, theme);
  },
);
