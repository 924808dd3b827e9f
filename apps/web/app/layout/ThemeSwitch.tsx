import { Moon, Sun } from 'lucide-react';

import { useAtom } from '../../shared/state/jotai.ts';
import { themeAtom, type Theme } from '../../shared/state/theme.atoms.ts';

const THEMES: readonly { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'light', label: '昼纸', Icon: Sun },
  { theme: 'dark', label: '夜擂', Icon: Moon },
];

/** Day or night; `isCompact` shows only the pictures. */
export function ThemeSwitch({ isCompact = false }: { isCompact?: boolean }) {
  const [current, setTheme] = useAtom(themeAtom);
  return (
    <div className="theme" role="group" aria-label="主题">
      {THEMES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          data-theme-set={theme}
          aria-label={label}
          title={label}
          aria-pressed={theme === current}
          onClick={() => setTheme(theme)}
        >
          <Icon size={16} />
          {!isCompact && <span>{label}</span>}
        </button>
      ))}
    </div>
  );
}
