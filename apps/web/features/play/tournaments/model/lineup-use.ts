import { stageNumber } from '@pailei/contracts/play/stages/stage-texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { requiredDecks } from '@pailei/domain/series/settings';
import { lineupSize, seriesSettingsFor } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';

/** A part of the event, and how many of the submitted decks its matches are played with: the first of them. */
type LineupUse = {
  readonly label: string;
  readonly decks: number;
};

function lineupUses(settings: TournamentSettings): LineupUse[] {
  const { stages } = settings;
  return stages.flatMap(({ type }, index) => {
    const label = `${stageNumber(stages, index) ?? ''}${STAGE_TEXTS[type].name}`;
    const [matches, final] = [false, true].map((isFinal) => requiredDecks(seriesSettingsFor(settings, index, isFinal)));
    const uses = [{ label, decks: matches ?? 0 }];
    return final === matches ? uses : [...uses, { label: `${label}的决赛`, decks: final ?? 0 }];
  });
}

/** Which part of the event is played with which decks; null where every match is played with all of them. */
export function lineupUseText(settings: TournamentSettings): string | null {
  const size = lineupSize(settings);
  const uses = lineupUses(settings);
  if (settings.format === 'free' || uses.every(({ decks }) => decks === size)) return null;
  return uses
    .map(({ label, decks }) => `${label}使用${decks === size ? `全部 ${size} 副` : `前 ${decks} 副`}`)
    .join('，');
}

/** For each deck in its order: where alone it is used; empty where it is used in every match. */
export function deckUseNotes(settings: TournamentSettings): string[] {
  const uses = lineupUses(settings);
  return Array.from({ length: lineupSize(settings) }, (_, slot) => {
    const where = uses.filter(({ decks }) => slot < decks).map(({ label }) => label);
    const isEverywhere = settings.format === 'free' || where.length === uses.length;
    return isEverywhere ? '' : `仅${where.join('、')}使用`;
  });
}
