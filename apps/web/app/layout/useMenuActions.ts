import { useAtom, useSetAtom } from '../../shared/state/jotai.ts';
import { hideNavbarAtom } from '../../shared/state/layout.atoms.ts';
import { themeAtom } from '../../shared/state/theme.atoms.ts';
import type { MenuAction } from './menu.ts';
import { useAccountActions } from './useAccountActions.ts';

/** What the menu and the palette can do besides leading to pages. */
export function useMenuActions(): Record<MenuAction, () => void> {
  const [theme, setTheme] = useAtom(themeAtom);
  const setHidden = useSetAtom(hideNavbarAtom);
  const { logOut } = useAccountActions();
  return {
    toggle_theme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    hide_navbar: () => setHidden(true),
    log_out: logOut,
  };
}
