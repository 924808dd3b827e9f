import type { MouseEvent, ReactNode } from 'react';
import { useSetAtom } from '../../../../../shared/state/jotai.ts';
import { chooseMatchAtom } from '../../match.atoms.ts';

type MatchLinkProps = { matchId: string; className: string; label?: string; children: ReactNode };

/** A link to a match of the same tournament: an ordinary click changes the stage without loading the page. */
export function MatchLink({ matchId, className, label, children }: MatchLinkProps) {
  const choose = useSetAtom(chooseMatchAtom);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(matchId);
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <a
      className={className}
      href={`?match=${encodeURIComponent(matchId)}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
