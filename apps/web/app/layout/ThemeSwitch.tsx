import { Moon, Sun } from 'lucide-react';

import { useAtom } from '../../shared/state/jotai.ts';
import { themeAtom, type Theme } from '../../shared/state/theme.atoms.ts';
import { cx } from '../../shared/ui/layout/cx.ts';

const THEMES: readonly { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'light', label: '昼纸', Icon: Sun },
  { theme: 'dark', label: '夜擂', Icon: Moon },
];

/** The page's own attribute decides, so that the right one is lit before this script runs. */
const CHOSEN: Record<Theme, string> = {
  light: 'in-data-[theme=light]:bg-surface-1 in-data-[theme=light]:text-text-1 in-data-[theme=light]:shadow-1',
  dark: 'in-data-[theme=dark]:bg-surface-3 in-data-[theme=dark]:text-text-1',
};

type ThemeSwitchLook = 'named' | 'pictures' | 'column';

const LOOKS: Record<ThemeSwitchLook, string> = { named: 'flex', pictures: 'flex', column: 'flex flex-col' };

/** Day or night; only the first look shows their names. */
export function ThemeSwitch({ look = 'named' }: { look?: ThemeSwitchLook }) {
  const [current, setTheme] = useAtom(themeAtom);
  return (
    <div className={cx('rounded-control bg-sunken p-0.5', LOOKS[look])} role="group" aria-label="主题">
      {THEMES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          className={cx(
            'flex h-7.5 cursor-pointer items-center gap-1.5 rounded-[5px] border-0 bg-transparent px-2.25 text-12 text-text-3 max-tablet:h-10',
            CHOSEN[theme],
          )}
          aria-label={label}
          title={label}
          aria-pressed={theme === current}
          onClick={() => setTheme(theme)}
        >
          <Icon size={16} />
          {look === 'named' && label}
        </button>
      ))}
    </div>
  );
}
