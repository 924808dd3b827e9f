import { ArrowLeft, Moon, Sun } from 'lucide-react';
import { useAtom, useAtomValue } from '../../../../shared/state/jotai.ts';
import { logoLabelAtom } from '../../../../shared/state/site.atoms.ts';
import { themeAtom } from '../../../../shared/state/theme.atoms.ts';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Logo } from '../../../../shared/ui/marks/Logo.tsx';
import { ActionAnchor } from '../../../../shared/ui/actions/Action.tsx';

/** Where a match belongs, and what the way there is called. */
export type WayBack = { readonly href: string; readonly label: string };

/** The header of a page that is only about one match: the way home, back to where it belongs, day or night. */
export function MatchHeader({ back }: { back: WayBack }) {
  const [theme, setTheme] = useAtom(themeAtom);
  const logoLabel = useAtomValue(logoLabelAtom);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="sticky top-0 z-header flex h-14 items-center justify-between gap-5 border-b border-b-line-1 bg-canvas pr-6 pl-5 max-tablet:gap-2 max-tablet:pr-2 max-tablet:pl-3">
      <a className="flex min-h-10 items-center gap-2.5 whitespace-nowrap" href="/" aria-label={logoLabel}>
        <Logo />
      </a>
      <div className="flex items-center gap-3 max-tablet:gap-1">
        <ActionAnchor variant="text" href={back.href}>
          <ArrowLeft size={16} />
          {back.label}
        </ActionAnchor>
        <IconButton label={other === 'light' ? '切换到昼纸' : '切换到夜擂'} onClick={() => setTheme(other)}>
          {other === 'light' ? <Sun size={18} /> : <Moon size={18} />}
        </IconButton>
      </div>
    </header>
  );
}
