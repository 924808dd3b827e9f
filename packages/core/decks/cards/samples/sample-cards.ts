import { NEUTRAL } from '@pailei/domain/decks/check/check';
import type { CardFacts, CardRarity } from '@pailei/domain/decks/card';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { writeCards } from '../import/write-cards.ts';
import { SAMPLE_SHEETS } from './sample-sheets.ts';
import type { SampleSheet } from './sample-sheet.ts';

const RARITIES: Record<string, CardRarity> = { F: 'FREE', C: 'COMMON', R: 'RARE', E: 'EPIC', L: 'LEGENDARY' };

const TYPES: Record<string, string> = { M: 'MINION', S: 'SPELL', W: 'WEAPON', L: 'LOCATION' };

const CARD = /^(\D+)(\d+)([FCREL])([MSWL])$/;

/** Made-up cards for a site that has no catalogue yet, and for tests. Their numbers are far from any real ones. */
export const SAMPLE_CARDS: readonly CardFacts[] = SAMPLE_SHEETS.flatMap(cardsOf);

function cardsOf({ first, classes, set, cards }: SampleSheet): CardFacts[] {
  return cards
    .flatMap((line) => line.split(' '))
    .map((text, place) => {
      const [, name = '', cost = '', rarity = '', type = ''] = CARD.exec(text) ?? [];
      return {
        dbf_id: first + place,
        name,
        cost: Number(cost),
        rarity: RARITIES[rarity] ?? 'FREE',
        type: TYPES[type] ?? '',
        // A card of several classes is nobody's own.
        card_class: classes.length === 1 ? (classes[0] ?? '') : NEUTRAL,
        classes,
        set,
      };
    });
}

/** Puts them into the catalogue, or brings older ones up to date; never touches a card that was imported. */
export async function seedSampleCards(db: Db, now: string): Promise<void> {
  await runTransaction(db, (trx) => writeCards(trx, SAMPLE_CARDS, { is_sample: true, now }));
}
