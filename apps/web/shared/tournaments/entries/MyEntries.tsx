import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { ReactNode } from 'react';

import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';
import { SectionHeader } from '../../ui/layout/PageHeader.tsx';
import { EntryCard } from './EntryCard.tsx';

const SHOWN = 6;

/**
 * The visitor's open tournaments with the one next thing of each, in a place that is as high before they are known, without
 * any, and while a check-in waits: what stands below never moves. Guests see nothing of it. `lines` is undefined until it is known.
 */
export function MyEntries({ lines }: { lines: readonly TournamentSummary[] | undefined }) {
  const user = useAtomValue(userAtom);
  if (user === null) return <EntriesPlace />;
  const open = lines
    ?.filter(({ status }) => status !== 'finished' && status !== 'cancelled')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, SHOWN);
  return (
    <section className="mb-10">
      <SectionHeader title="我的参赛" meta={open && open.length > 0 && `${open.length} 项`} />
      {open?.length === 0 ? (
        <Place>
          <p className="self-center text-13 text-text-3">还没有参赛，下面正在报名的赛事都可以参加。</p>
        </Place>
      ) : (
        <Place>
          {open?.map((line) => (
            <EntryCard key={line.id} line={line} />
          ))}
        </Place>
      )}
    </section>
  );
}

/** Its place in a page that was rendered for a guest: there for those who are about to be known (base.css). */
function EntriesPlace() {
  return (
    <section className="mb-10" data-member="place">
      <SectionHeader title="我的参赛" />
      <Place />
    </section>
  );
}

/** A check-in that waits outranks everything else. */
const rankOf = ({ status }: TournamentSummary): number => (status === 'check_in' ? 0 : 1);

/** A third of the width for each; more of them scroll sideways. */
function Place({ children }: { children?: ReactNode }) {
  return (
    <div className="grid h-28 snap-x snap-proximity auto-cols-[calc(100%/3)] grid-flow-col overflow-x-auto overflow-y-hidden border-t border-b border-t-line-2 border-b-line-1 [scrollbar-width:thin] max-desktop:h-32 max-desktop:auto-cols-[min(88%,360px)]">
      {children}
    </div>
  );
}
