import '../styles/lobby.css';

import type { TournamentSummary } from '@pailei/contracts/tournaments';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { CheckInBanner } from './CheckInBanner.tsx';
import { EntryCard } from './EntryCard.tsx';

const SHOWN = 6;

/**
 * The visitor's open tournaments with the one next thing of each; nothing while there are none. A line may trail behind its
 * event: whether a check-in waits is for the banner to know.
 */
export function MyEntries({ lines }: { lines: readonly TournamentSummary[] }) {
  const open = lines.filter(({ status }) => status !== 'finished' && status !== 'cancelled').slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <>
      {open
        .filter(({ status }) => status === 'registration' || status === 'check_in')
        .map((line) => (
          <CheckInBanner key={line.id} tournamentId={line.id} />
        ))}
      <section className="mine">
        <SectionHeader title="我的参赛" meta={`${open.length} 项`} />
        <div className="mys">
          {open.map((line) => (
            <EntryCard key={line.id} line={line} />
          ))}
        </div>
      </section>
    </>
  );
}
