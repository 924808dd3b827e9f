import { CARD_AUDITS } from '@pailei/contracts/decks/cards/cards.audits';
import { progressPlace } from '../../ground/batches/job-progress.serve.ts';
import type { Feature } from '../../ground/features/feature.ts';
import { newestImportPlace } from '../../site/dashboard/dashboard.serve.ts';
import { importCards, importCardsJob } from './import/import-cards.job.ts';
import { readImportProgress } from './import/import-progress.ts';
import { newestImportId } from './import/imports.reads.ts';
import { createCardImporter } from './import/card-importer.ts';
import { createCardsService } from './cards.service.ts';
import { findIdleImports, trimImports } from './import/imports.sweep.ts';
import { startDueRefresh } from './cards-refresh.ts';
import { cardsCalls } from './cards.calls.ts';

export const cardsFeature = {
  name: 'cards',
  headings: { cards: { name: '卡牌目录', about: '卡牌的查找。' } },
  calls: [cardsCalls],
  services: { cards: createCardsService, cardImporter: createCardImporter },
  offers: [progressPlace.give({ right: 'admin', read: readImportProgress }), newestImportPlace.give(newestImportId)],
  jobs: [importCards],
  sweeps: [
    async (db, { overdue }) =>
      (await findIdleImports(db, overdue)).map(({ id, attempts }) => importCardsJob(id, attempts)),
  ],
  loops: [{ name: 'card-refresh', every_ms: 60_000, pauses_with: null, tick: startDueRefresh }],
  trims: [trimImports],
  audits: CARD_AUDITS.actions,
} as const satisfies Feature;
