import { CARD_AUDITS } from '@pailei/contracts/decks/cards/cards.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { importCards, importCardsJob } from './import/import-cards.job.ts';
import { createCardImporter, createCardsService, findIdleImports, startDueRefresh, trimImports } from './index.ts';

export const cardsFeature = {
  name: 'cards',
  services: { cards: createCardsService, cardImporter: createCardImporter },
  jobs: [importCards],
  sweeps: [
    async (db, { overdue }) =>
      (await findIdleImports(db, overdue)).map(({ id, attempts }) => importCardsJob(id, attempts)),
  ],
  loops: [{ name: 'card-refresh', every_ms: 60_000, pauses_with: null, tick: startDueRefresh }],
  trims: [trimImports],
  audits: CARD_AUDITS.actions,
} as const satisfies Feature;
