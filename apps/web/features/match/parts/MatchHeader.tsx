import { ArrowLeft, Moon, Sun } from 'lucide-react';
import { useAtom, useAtomValue } from '../../../shared/state/jotai.ts';
import { logoLabelAtom } from '../../../shared/state/site.atoms.ts';
import { themeAtom } from '../../../shared/state/theme.atoms.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Logo } from '../../../shared/ui/Logo.tsx';

/** The header of a page that is only about one match: the way home, back to the event, day or night. */
export function MatchHeader({ tournamentId }: { tournamentId: string }) {
  const [theme, setTheme] = useAtom(themeAtom);
  const logoLabel = useAtomValue(logoLabelAtom);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="top mhead">
      <a className="logo" href="/" aria-label={logoLabel}>
        <Logo />
      </a>
      <div className="top__r">
        <a className="btn btn--text btn--sm" href={`/solo-tournaments/${tournamentId}`}>
          <ArrowLeft size={16} />
          返回赛事
        </a>
        <IconButton label={other === 'light' ? '切换到昼纸' : '切换到夜擂'} onClick={() => setTheme(other)}>
          {other === 'light' ? <Sun size={18} /> : <Moon size={18} />}
        </IconButton>
      </div>
    </header>
  );
}
