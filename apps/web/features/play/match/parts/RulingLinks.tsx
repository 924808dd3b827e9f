import type { SeriesState } from '@pailei/domain/series/types';
import { deskPath } from '../../../../shared/links/links.ts';
import { possibleRulings } from '../../../../shared/rulings/panel/ruling-draft.ts';
import { RULING_TEXTS } from '../../../../shared/rulings/panel/ruling-texts.ts';
import { ActionAnchor } from '../../../../shared/ui/actions/Action.tsx';

type RulingLinksProps = { tournamentId: string; matchId: string; series: SeriesState };

/** Everything that a referee can decide about the match now, each with its form open at the desk. */
export function RulingLinks({ tournamentId, matchId, series }: RulingLinksProps) {
  return (
    <div className="mt-3 flex flex-col gap-2">
      {possibleRulings(series).map(({ label, types }) => (
        <div key={label} className="flex flex-wrap items-center justify-end gap-2" role="group" aria-label={label}>
          <span className="text-13 text-text-3">{label}</span>
          {types.map((type) => (
            <ActionAnchor key={type} variant="ghost" href={deskPath(tournamentId, matchId, type)}>
              {RULING_TEXTS[type]}
            </ActionAnchor>
          ))}
        </div>
      ))}
    </div>
  );
}
