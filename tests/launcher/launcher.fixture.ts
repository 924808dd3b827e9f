import { join } from 'node:path';
import { runSite } from '@pailei/local/run';
import { TOOLS_FOLDER } from '../support/services.ts';

const app = join(import.meta.dirname, 'app.fixture.ts');

/** `npm start` with stand-ins for the apps: the launcher itself is what is tested. */
await runSite({
  isDev: false,
  toolsFolder: TOOLS_FOLDER,
  scripts: { api: app, hub: app, worker: app },
  prepare: async () => undefined,
});
