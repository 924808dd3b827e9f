import { atom } from 'jotai';

import { deviceStore, writeText } from './storage.ts';
import { firstStore } from './store.ts';

export type Theme = 'dark' | 'light';

// the script in the page's head has set the attribute before the first paint
const baseAtom = atom<Theme>(shownTheme());
// the server does not know the choice; styles alone make the difference until React has taken the page over
firstStore.set(baseAtom, 'dark');

function shownTheme(): Theme {
  return typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

export const themeAtom = atom(
  (get) => get(baseAtom),
  (_get, set, theme: Theme) => {
    document.documentElement.dataset['theme'] = theme;
    // what browsers colour their own bars with; the page's head names it for each theme
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bars) bars.content = bars.dataset[theme] ?? bars.content;
    writeText(deviceStore, 'theme', theme);
    set(baseAtom, theme);
  },
);
