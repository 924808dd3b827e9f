import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';

import { PrivateImages } from '../uploads/PrivateImages.tsx';
import { ofGame, useEvidence, useEvidenceSource } from './evidence.api.ts';

type EvidenceImagesProps = {
  matchId: string;
  gameNumber: number;
  sides: SeriesState['sides'];
  /** Left out: both. */
  only?: Side;
};

/** What the sides show of one game; nothing while they have shown nothing. */
export function EvidenceImages({ matchId, gameNumber, sides, only }: EvidenceImagesProps) {
  const images = useEvidence(matchId);
  const source = useEvidenceSource(matchId);
  const shown = SIDES.filter((side) => (only ?? side) === side && ofGame(images, gameNumber, side).length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={`第 ${gameNumber} 局的截图`} className="grid gap-3">
      {shown.map((side) => (
        <div key={side} className="grid gap-1.5">
          <h3 className="text-13 text-text-2 wrap-anywhere">{sides[side].name} 的截图</h3>
          <PrivateImages
            images={ofGame(images, gameNumber, side)}
            label={`${sides[side].name} 的截图`}
            source={source}
          />
        </div>
      ))}
    </section>
  );
}
