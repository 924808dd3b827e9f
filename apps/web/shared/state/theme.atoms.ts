import { atom } from 'jotai';

import { writeText } from './storage.ts';

export type Theme = 'dark' | 'light';

const root = document.documentElement;
/** What browsers colour their own bars with; the page's head names it for each theme. */
const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
// public/theme.js has set the attribute before the first paint
const baseAtom = atom<Theme>(root.dataset['theme'] === 'light' ? 'light' : 'dark');

export const themeAtom = atom(
  (get) => get(baseAtom),
  (_get, set, theme: Theme) => {
    root.dataset['theme'] = theme;
    if (bars) bars.content = bars.dataset[theme] ?? bars.content;
    writeText(localStorage, 'theme', theme);
    set(baseAtom, theme);
  },
);
