import { defineJob, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { cardImporter: { run(importId: string): Promise<void> } };

/** A file or address that an admin gave, or the nightly refresh. */
export const importCards = defineJob({
  name: 'import-cards',
  fields: ['import_id'],
  run: ({ cardImporter }: Services, { import_id }) => cardImporter.run(import_id),
});

/** `attempt` distinguishes an interrupted run from the next try. */
export const importCardsJob = (importId: string, attempt: number): NewJob =>
  importCards.create({ import_id: importId }, { key: `${importId}_${attempt}` });
