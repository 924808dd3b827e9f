import type { Job } from './job.ts';

/** A file or address that an admin gave, or the nightly refresh. */
export const importCardsJob: Job<'import-cards'> = {
  name: 'import-cards',
  run: ({ cardImporter }, { import_id }) => cardImporter.run(import_id),
};
